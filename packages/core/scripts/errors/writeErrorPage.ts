import { relayErrors } from '../../src/error-codes/relayErrors.ts'
import { errorHelp } from './errorHelp.ts'

/** The page of errors in Markdown: a heading for each category and each code, to which the message of an error points. */
export function writeErrorPage(): string {
  const sections = Object.entries(errorHelp).map(([name, { happened, todo }]) => {
    const code = Object.entries(relayErrors).find(([each]) => each === name)?.[1]
    const facts = code ? `HTTP ${code.status}, category [\`${code.category}\`](#${code.category}).\n\n` : ''
    return { isCode: code !== undefined, text: `### ${name}\n\n${facts}${happened}\n\n${todo}\n` }
  })
  const write = (isCode: boolean) =>
    sections
      .filter((section) => section.isCode === isCode)
      .map(({ text }) => text)
      .join('\n')
  return `# Errors

The message of each error ends with the address of its section here. Recognise an error with \`isLendingError\` and branch on \`category\`, \`status\` or \`code\`, never on the text.

## Categories

Every error of the kit has one.

${write(false)}
## Codes of the relay

The relay's own refusals: the \`Onlend-Error\` header of an answer and \`code\` of an \`ApiError\`. A refusal of the service has no code. A code whose category is not \`unknown_outcome\` proves that the relay sent nothing to the service, or that a read failed.

${write(true)}`
}
