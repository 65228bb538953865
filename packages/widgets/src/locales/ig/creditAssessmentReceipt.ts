import type { creditAssessmentReceipt as english } from '../../copy/en/creditAssessmentReceipt.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReceipt: Translation<typeof english> = {
  'creditAssessment.receipt.title': 'Onye na-agbazinye ego anatala akwụkwọ gị',
  'creditAssessment.receipt.text':
    'Ịnata akwụkwọ apụtaghị na a nabatara mgbaziri gị. Onye na-agbazinye ego ga-agụ ha, ọ ga-akpọtụrụ gị. E kweghị nkwa ụbọchị ọ bụla, a gaghịkwa egosi mkpebi ebe a: ókè gị ga-apụta mgbe e nwetara ya.',
  'creditAssessment.receipt.reference': 'Nọmba ntụaka',
  'creditAssessment.receipt.sentAt': 'Oge e zigara',
  'creditAssessment.receipt.files': 'Faịlụ',
  'creditAssessment.receipt.filesValue': { other: 'Faịlụ {count}, {size}' },
  'creditAssessment.receipt.list': 'Ihe e zigara',
  'creditAssessment.receipt.listText':
    'Mkpụrụ akwụkwọ ndị dị n’azụ aha ọ bụla bụ mmalite nke akara nkwenye faịlụ ahụ (checksum): ha ga-egosi ma e mechaa faịlụ ọ bụ.',
  'creditAssessment.receipt.copy': 'Detuo nọmba ntụaka',
  'creditAssessment.receipt.print': 'Bipụta ma ọ bụ chekwaa',
  'creditAssessment.receipt.another': 'Ziga nyocha ọzọ',
}
