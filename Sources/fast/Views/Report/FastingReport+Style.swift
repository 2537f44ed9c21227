extension FastingReport {
  /// How the page looks: on a screen by day and by night, on a telephone, and on paper.
  static let style = Markup(
    style: """
      :root { color-scheme: light dark;
        --page: #fcfbf8; --ink: #1d2730; --faint: #59646f; --rule: #e4e0d7; --track: #efece4;
        --met: #17756b; --short: #a8500d; --pale: #fbeadb; --now: #cfe5e1; }
      @media (prefers-color-scheme: dark) { :root {
        --page: #15191d; --ink: #e7e9eb; --faint: #a0aab4; --rule: #2d343b; --track: #242a30;
        --met: #4fb5a8; --short: #eea765; --pale: #3b2a1b; --now: #23433f; } }
      * { box-sizing: border-box; }
      html { -webkit-text-size-adjust: 100%; }
      body { margin: 0 auto; padding: 4rem 1.5rem 5rem; max-width: 53rem;
        background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
      h1 { margin: 0; font-size: 2.5rem; line-height: 1.1; font-weight: 650;
        letter-spacing: -.02em; }
      h2 { margin: 0 0 .75rem; font-size: 1.25rem; font-weight: 650; letter-spacing: -.01em; }
      p { margin: 0 0 1rem; max-width: 42rem; }
      .period { margin: .6rem 0; font-size: 1.25rem; text-wrap: balance; }
      p.faint, .lead { color: var(--faint); font-size: .9375rem; }
      section { margin-top: 3rem; padding-top: 1.5rem; border-top: 1px solid var(--rule); }
      dl { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.75rem 1.5rem;
        margin: 1.25rem 0 2rem; }
      dt { color: var(--faint); font-size: .875rem; }
      dd { margin: 0; font-size: .875rem; color: var(--faint); line-height: 1.35; }
      dd b { display: block; font-size: 1.5rem; line-height: 1.4; font-weight: 600;
        letter-spacing: -.015em; color: var(--ink); white-space: nowrap; }
      dd b, table, svg { font-variant-numeric: tabular-nums; }
      svg { display: block; width: 100%; height: auto; overflow: visible; }
      text { fill: var(--faint); font: 12px system-ui, sans-serif; }
      text.end { text-anchor: end; }
      text.mid { text-anchor: middle; }
      text.strong { fill: var(--ink); font-weight: 600; }
      .grid { stroke: var(--rule); }
      .base { stroke: var(--faint); }
      .goal { stroke: var(--ink); stroke-width: 1.5; }
      .track { fill: var(--track); }
      .off { fill: var(--rule); }
      .met, .day { fill: var(--met); }
      .short { fill: var(--pale); stroke: var(--short); stroke-width: 1.2; }
      .now { fill: var(--now); stroke: var(--met); stroke-width: 1; stroke-dasharray: 3 2; }
      .l1 { opacity: .5; } .l2 { opacity: .65; } .l3 { opacity: .8; }
      .months { display: grid; gap: 1.5rem 2rem;
        grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); }
      .months text { font-size: 9.5px; }
      .months text.strong { font-size: 11px; }
      .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none;
        margin: 1rem 0 0; padding: 0; font-size: .875rem; color: var(--faint); }
      .key { display: inline-block; width: .8rem; height: .8rem; margin-right: .5rem;
        border: 1.5px solid transparent; border-radius: 2px; vertical-align: -.05rem; }
      .key.met { background: var(--met); }
      .key.short { background: var(--pale); border-color: var(--short); }
      .key.now { background: var(--now); border: 1.5px dashed var(--met); }
      .key.track { background: var(--track); border-color: var(--rule); }
      .key.goal { height: 0; border: 0; border-top: 2px solid var(--ink); border-radius: 0;
        vertical-align: .25rem; }
      .scroll { overflow-x: auto; }
      table { width: 100%; border-collapse: collapse; font-size: .875rem; line-height: 1.4; }
      caption { text-align: left; color: var(--faint); padding-bottom: .75rem; }
      th, td { padding: .4rem 1rem .4rem 0; text-align: left; vertical-align: top;
        border-bottom: 1px solid var(--rule); font-weight: 400; white-space: nowrap; }
      thead th { color: var(--faint); border-color: var(--faint); }
      .number { text-align: right; }
      .note { white-space: normal; overflow-wrap: anywhere; min-width: 9rem; padding-right: 0; }
      .is-short .result { color: var(--short); }
      @media screen and (max-width: 40rem) {
        body { padding: 2rem 1rem 3rem; }
        h1 { font-size: 2rem; }
        dl { grid-template-columns: repeat(2, 1fr); gap: 1.25rem 1rem; }
        dd b { font-size: 1.25rem; }
        section > svg text { font-size: 24px; }
        section > svg .wide { display: none; }
      }
      @media print {
        @page { margin: 16mm; }
        :root { color-scheme: light;
          --page: #fff; --ink: #000; --faint: #444; --rule: #ccc; --track: #eee;
          --met: #17756b; --short: #8a4209; --pale: #fff; --now: #fff; }
        * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        body { padding: 0; max-width: none; font-size: 10.5pt; }
        section { margin-top: 1.75rem; padding-top: 1.25rem; break-inside: avoid; }
        section.all { break-inside: auto; }
        .months { grid-template-columns: repeat(6, 1fr); gap: 1rem 1.25rem; }
        h2 { break-after: avoid; }
        svg, tr, dl > div { break-inside: avoid; }
        thead { display: table-header-group; }
        .scroll { overflow: visible; }
        .weeks svg { width: 88%; }
        th, td { padding-top: .2rem; padding-bottom: .2rem; }
      }
      """)
}
