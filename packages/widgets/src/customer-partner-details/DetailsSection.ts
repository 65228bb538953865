/** A part of a partner's details, in the order in which a host lists them. */
export type DetailsSection = 'business' | 'contact' | 'account' | 'documents' | 'webhooks' | 'dashboard'
