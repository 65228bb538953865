/** How a word of the service names what it is about. */
export const words = [
  'likeness',
  'reference',
  'nameless',
  'row',
  'pending',
  'foreign',
  'otherPartner',
  'forged',
] as const
