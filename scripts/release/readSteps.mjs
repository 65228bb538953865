/**
 * Reads the text of a quickstart as its reader does, from top to bottom: a block with a title is a file to write, a block of `sh` is run, the block of `text` below
 * it says which lines the command prints, "Open `address`" opens a page, and a row of amounts is withdrawn there. Throws when a command stands without its lines.
 */
export function readSteps(text) {
  const steps = []
  const parts =
    /^```(?<language>\w+)(?: title="(?<title>[^"]+)")?\n(?<code>[\s\S]*?)^```$|\bOpen `(?<url>http\S+?)`|^\| `(?<amount>[\d.]+)` \| (?<outcome>[^|]+?) \|/gm
  for (const { groups } of text.matchAll(parts)) {
    const { language, title, code, url, amount, outcome } = groups
    if (title !== undefined) steps.push({ does: 'write', path: title, text: code })
    else if (language === 'sh') steps.push({ does: 'run', command: code.trim(), prints: [] })
    else if (language === 'text') steps.at(-1)?.prints?.push(...code.trim().split('\n'))
    else if (url !== undefined) steps.push({ does: 'open', url })
    else if (amount !== undefined) steps.push({ does: 'withdraw', amount, outcome })
  }
  for (const { does, command, prints } of steps)
    if (does === 'run' && prints.length === 0)
      throw new Error(`The page does not say what this prints: ${command}`)
  for (const does of ['run', 'write', 'open', 'withdraw'])
    if (!steps.some((step) => step.does === does)) throw new Error(`The page has no step that is "${does}".`)
  return steps
}
