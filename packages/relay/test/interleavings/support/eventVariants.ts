/**
 * How a settlement event of the service names what it is about. Keys are the same under both owners, so that a nameless event with a key as its reference is
 * also one that another owner chose to draw it.
 */
export const eventVariants = [
  'facts',
  'reference',
  'nameless',
  'namelessMasked',
  'namelessReference',
  'otherAmount',
  'row',
  'pending',
  'foreign',
  'otherPartner',
  'forged',
] as const
