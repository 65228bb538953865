/** A table as Markdown; a `|` inside a cell stays text, and so do signs that a page would read as markup. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return `${[line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
