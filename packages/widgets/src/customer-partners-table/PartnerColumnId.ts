/** A column of `CustomerPartnersTable`. */
export type PartnerColumnId =
  | 'name'
  | 'legalName'
  | 'contact'
  | 'phone'
  | 'email'
  | 'place'
  | 'country'
  | 'score'
  | 'created'
  | 'status'
