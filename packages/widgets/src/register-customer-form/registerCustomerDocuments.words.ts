export const registerCustomerDocuments = {
  'registerCustomer.ninSlip.hint': 'The slip with their NIN. All four corners must be in the picture.',
  'registerCustomer.internationalPassport.hint':
    'The page with their photo. All four corners must be in the picture.',
  'registerCustomer.driversLicense.hint':
    'The side with their photo. All four corners must be in the picture.',
  'registerCustomer.proofOfResidence.hint':
    'A paper with their name and home address, such as a tenancy agreement or a letter from a bank.',
  'registerCustomer.utilitySlip.hint': 'A recent bill for electricity, water or waste at the home address.',
  'registerCustomer.documents.none': 'Choose a photo ID above to add it here.',
} as const
