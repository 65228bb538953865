/** What makes a payment another one, or no end of one. */
const otherwise =
  /revers|refund|return|chargeback|dispute|fee|charge|commission|levy|receipt|receiv|incoming|inbound|inflow|deposit|credit|collect|checkout|remind|pending|process|progress|queue|initiat|creat|schedul|approv|hold|\bnot\b|\bun|\bnon|\bno\b/

/** Whether a word about the kind of a payment makes it another one than what was asked for here, or one that goes on. */
export function saysOtherwise(word: unknown): boolean {
  return typeof word === 'string' && otherwise.test(word.toLowerCase())
}
