/** What a hidden value is, so that a host can record who looked at what kind of thing; never the value. */
export type PersonalDataKind = 'bvn' | 'nin' | 'phone' | 'account' | 'date' | 'email' | 'text'
