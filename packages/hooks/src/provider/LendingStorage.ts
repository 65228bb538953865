/** The part of `localStorage` that the kit needs; pass your own to keep or to encrypt things elsewhere. */
export type LendingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
