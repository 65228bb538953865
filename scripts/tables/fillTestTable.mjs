const uncovered = 'Not covered:'

/**
 * Writes the tests of each number into the last column of its table. A number without a test keeps its
 * `Not covered: ...`; one without either is a problem, as are a missing row, a doubled one and a title that names no row.
 *
 * @returns {{ text: string, problems: string[] }}
 */
export function fillTestTable(text, titles, { letter, last, cells: width }) {
  const row = new RegExp(`^\\| (${letter}\\d+) \\|`)
  const problems = []
  const seen = new Set()
  const lines = text.split('\n').map((line) => {
    const [, number] = row.exec(line) ?? []
    if (number === undefined) return line
    if (seen.has(number)) problems.push(`${number} has two rows.`)
    seen.add(number)
    const cells = line.split(/(?<!\\)\|/).slice(1, -1)
    if (cells.length !== width) {
      problems.push(`The row of ${number} must have ${width} cells.`)
      return line
    }
    const written = cells[width - 1].trim()
    const tests = titles.filter(({ numbers }) => numbers.includes(number)).map(writeTest)
    const isExplained = written.startsWith(uncovered) && written.length > uncovered.length + 20
    if (tests.length === 0 && !isExplained)
      problems.push(`${number} has no test: write one, or \`${uncovered} because ...\` in its row.`)
    const column = tests.length > 0 ? tests.join('<br>') : written
    return `|${cells.slice(0, -1).join('|')}| ${column} |`
  })
  for (let at = 1; at <= last; at += 1) {
    const number = `${letter}${letter === 'S' ? String(at).padStart(2, '0') : at}`
    if (!seen.has(number)) problems.push(`${number} has no row.`)
  }
  for (const { file, numbers, title } of titles) {
    for (const number of numbers.filter((name) => !seen.has(name)))
      problems.push(`${file} names ${number}, which the list does not have: ${title}`)
  }
  return { text: lines.join('\n'), problems }
}

function writeTest({ file, title }) {
  const fact = title.slice(title.indexOf(': ') + 2).replaceAll('|', '\\|')
  return `\`${file}\`: ${fact}`
}
