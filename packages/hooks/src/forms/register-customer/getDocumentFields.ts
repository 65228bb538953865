import type {
  RegisterCustomerDocument,
  RegisterCustomerValues,
  UseRegisterCustomerFormParameters,
} from './registerCustomerFormTypes.ts'
import { takesFiles } from './takesFiles.ts'

type PhotoIdType = Exclude<RegisterCustomerValues['photoIdType'], ''>

/** Which file proves which photo ID (Partner API, Endpoint 2, photo_id_type). */
const photoIdDocuments: Readonly<Record<PhotoIdType, RegisterCustomerDocument>> = {
  'NIN slip': 'ninSlip',
  'International passport': 'internationalPassport',
  'Drivers license': 'driversLicense',
}

/** The files that may come with a registration: that of the chosen photo ID first, if one is chosen. */
export function getDocumentFields(
  photoIdType: PhotoIdType | '',
  documents: UseRegisterCustomerFormParameters['documents'],
): readonly RegisterCustomerDocument[] {
  if (!takesFiles(documents)) return []
  const photoId = photoIdType === '' ? [] : [photoIdDocuments[photoIdType]]
  return [...photoId, 'proofOfResidence', 'utilitySlip']
}
