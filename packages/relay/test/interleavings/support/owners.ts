/** An owner of the interleavings, by the person who may act for it. */
export const owners = [
  { id: 'cp_a', person: 'uA' },
  { id: 'cp_b', person: 'uB' },
] as const

export type OwnerId = (typeof owners)[number]['id']
