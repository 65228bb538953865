import type { Message } from '../../src/words/Messages.ts'

const money =
  /\b(?:sen[dt]|sending|money|pay|pays|paid|payments?|repa(?:y|id|yments?)|withdr\w+|drawdowns?|drawn|amounts?|limits?|owe\w*|due|overdue|costs?|charges?|balance|credited|refused?|approv\w+|confirm\w*|accounts?|financ\w+|instalments?|not known|do not know)\b/i
const outcomes = /^(?:outcome|operation|operationHistory|operationEvidence|ambiguous|batch)\./

/** Whether a sentence says what happens to money: a wrong word there costs some, so that two readers have to accept it. */
export function isAboutMoney(key: string, english: Message): boolean {
  const text = typeof english === 'string' ? english : Object.values(english).join(' ')
  return outcomes.test(key) || money.test(text)
}
