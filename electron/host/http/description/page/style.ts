/**
 * The style of the page about the API: colours, sizes and spaces of the app's own tokens. It is served as text beside
 * the page, so that the page needs no file that a build would have to bring along.
 */
export const API_PAGE_STYLE = `
@font-face {
  font-family: "QS Emoji";
  src: local("Apple Color Emoji"), local("Segoe UI Emoji"), local("Noto Color Emoji");
  unicode-range: U+200D, U+20E3, U+FE0F, U+2600-27BF, U+2B05-2B07, U+2B1B-2B1C, U+2B50, U+2B55, U+1F000-1FAFF;
}
:root {
  color-scheme: light dark;
  --bg-pane: light-dark(#f8f9f9, #171a1b);
  --bg-canvas: light-dark(#ffffff, #1b1f20);
  --bg-sunken: light-dark(#f3f5f5, #15181a);
  --text: light-dark(#182022, #e7ebec);
  --text-2: light-dark(#465255, #b3bcbf);
  --line: light-dark(#e3e7e8, #2a3032);
  --accent: light-dark(#0a687d, #63c2d6);
  --accent-line: light-dark(#9ccbd6, #2b5e6b);
  --warn-tint: light-dark(#fbf0da, #352a18);
  --warn-line: light-dark(#e6c88c, #64502a);
  --font-ui: "QS Emoji", "Segoe UI Variable Text", "Segoe UI", -apple-system, BlinkMacSystemFont, "Inter", "Cantarell",
    system-ui, sans-serif;
  --font-mono: "QS Emoji", ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", "DejaVu Sans Mono", Menlo,
    Consolas, monospace;
}
@media (prefers-contrast: more) {
  :root {
    --text-2: light-dark(#2b3537, #d5dcde);
    --line: light-dark(#a9b2b5, #5a6467);
  }
}
* {
  box-sizing: border-box;
}
html {
  scroll-padding-top: 1rem;
}
body {
  margin: 0;
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  background: var(--bg-canvas);
  color: var(--text);
  font: 400 0.875rem / 1.375rem var(--font-ui);
  overflow-wrap: break-word;
  -webkit-font-smoothing: antialiased;
}
h1,
h2,
h3,
h4,
p,
pre,
ul {
  margin: 0;
  padding: 0;
}
h1,
h2,
h3,
h4,
strong,
th {
  font-weight: 500;
}
h1 {
  font-size: 1.25rem;
  line-height: 1.75rem;
  letter-spacing: -0.012em;
}
h2 {
  font-size: 1rem;
  line-height: 1.5rem;
}
h3 {
  font-size: 0.875rem;
}
h4 {
  margin-top: 1.25rem;
  font-size: 0.75rem;
  color: var(--text-2);
}
p + p,
pre + p,
h3 + p,
table + p,
details + p {
  margin-top: 0.5rem;
}
a {
  color: var(--accent);
  text-decoration: none;
}
a:hover,
p a {
  text-decoration: underline;
  text-underline-offset: 2px;
  text-decoration-thickness: 1px;
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}
code,
pre,
.method {
  font-family: var(--font-mono);
  font-size: 0.75rem;
}
p code,
td code {
  overflow-wrap: anywhere;
}
pre {
  margin-top: 0.5rem;
  padding: 0.5rem 0.75rem;
  background: var(--bg-sunken);
  border: 1px solid var(--line);
  border-radius: 6px;
  line-height: 1.25rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
nav {
  position: sticky;
  top: 0;
  height: 100vh;
  padding: 1.5rem 0.75rem;
  overflow-y: auto;
  background: var(--bg-pane);
  border-right: 1px solid var(--line);
  font-size: 0.8125rem;
}
nav ul {
  list-style: none;
}
nav li li {
  padding-left: 0.75rem;
}
nav a {
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.125rem 0.5rem;
  min-height: 1.5rem;
  line-height: 1.25rem;
  color: var(--text);
}
nav li li a {
  color: var(--text-2);
}
nav .method {
  font-size: 0.6875rem;
}
main {
  width: 100%;
  max-width: 60rem;
  padding: 1.5rem 2rem 6rem;
}
header p,
section > p {
  max-width: 44rem;
}
.facts,
.caption {
  color: var(--text-2);
  font-size: 0.8125rem;
}
.lead {
  margin-top: 1rem;
}
main > section {
  margin-top: 3rem;
}
.operation,
.schema {
  margin-top: 1rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
}
.operation + .operation,
.schema + .schema {
  margin-top: 2rem;
}
.caption {
  margin-top: 0.5rem;
}
.codes a {
  margin-right: 0.25rem;
}
.local {
  margin-top: 0.5rem;
  padding-left: 0.75rem;
  border-left: 2px solid var(--accent-line);
  color: var(--text-2);
}
.faults {
  margin-bottom: 1.25rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--warn-line);
  border-radius: 6px;
  background: var(--warn-tint);
}
.faults ul {
  padding-left: 1.25rem;
}
.tag {
  color: var(--accent);
}
.tag::after {
  content: ":";
}
table {
  width: 100%;
  margin-top: 0.75rem;
  border-collapse: collapse;
  font-size: 0.8125rem;
  line-height: 1.25rem;
}
th,
td {
  padding: 0.5rem 1rem 0.5rem 0;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
td:last-child,
th:last-child {
  padding-right: 0;
}
thead th {
  padding-block: 0.25rem;
  font-size: 0.6875rem;
  color: var(--text-2);
}
.name {
  width: 9rem;
}
.type {
  width: 8.5rem;
}
.required,
.status {
  width: 4.5rem;
}
.limits {
  width: 8rem;
}
.example {
  width: 24rem;
}
details {
  margin-top: 0.25rem;
}
td details {
  margin-top: 0;
}
summary {
  min-height: 1.5rem;
  cursor: pointer;
  color: var(--accent);
}
:target {
  scroll-margin-top: 1rem;
}
span:target {
  color: var(--accent);
}
@media (max-width: 56rem) {
  body {
    display: block;
  }
  nav {
    position: static;
    height: auto;
    padding: 1rem 0.5rem;
    border-right: 0;
    border-bottom: 1px solid var(--line);
  }
  nav li ul {
    display: flex;
    flex-wrap: wrap;
    padding-left: 0.75rem;
  }
  nav li li {
    padding-left: 0;
  }
  main {
    padding: 1.5rem 1rem 4rem;
  }
}
@media (max-width: 44rem) {
  table,
  tbody,
  tr,
  th,
  td {
    display: block;
  }
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tr {
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
  }
  th[class],
  td[class] {
    width: auto;
    padding: 0;
    border: 0;
  }
  td:empty {
    display: none;
  }
  td:is(.type, .required, .limits):not(:empty) {
    display: inline-block;
    margin-right: 1rem;
  }
  td:is(.required, .limits)::before {
    content: attr(data-title) ": ";
    color: var(--text-2);
  }
  .limits p {
    display: inline;
  }
}
@media print {
  body {
    display: block;
    font-size: 0.75rem;
    line-height: 1.125rem;
  }
  nav {
    display: none;
  }
  main {
    max-width: none;
    padding: 0;
  }
  details::details-content {
    content-visibility: visible;
  }
  tr,
  pre,
  h2,
  h3,
  h4 {
    break-inside: avoid;
  }
  h2,
  h3,
  h4 {
    break-after: avoid;
  }
}
`.trimStart();
