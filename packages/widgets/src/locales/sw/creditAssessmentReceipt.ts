import type { creditAssessmentReceipt as english } from '../../copy/en/creditAssessmentReceipt.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReceipt: Translation<typeof english> = {
  'creditAssessment.receipt.title': 'Mkopeshaji amepokea nyaraka zako',
  'creditAssessment.receipt.text':
    'Kupokelewa si kuidhinishwa. Mkopeshaji atazisoma kisha atawasiliana nawe. Hakuna tarehe iliyoahidiwa, na hakuna uamuzi unaoonyeshwa hapa: kikomo chako kitaonekana kikishakuwepo.',
  'creditAssessment.receipt.reference': 'Nambari ya kumbukumbu',
  'creditAssessment.receipt.sentAt': 'Ilitumwa',
  'creditAssessment.receipt.files': 'Faili',
  'creditAssessment.receipt.filesValue': { one: 'Faili {count}, {size}', other: 'Faili {count}, {size}' },
  'creditAssessment.receipt.list': 'Vilivyotumwa',
  'creditAssessment.receipt.listText':
    'Herufi zilizo baada ya kila jina ni za mwanzo za alama ya uthibitisho ya faili (checksum): baadaye zinathibitisha ilikuwa faili gani.',
  'creditAssessment.receipt.copy': 'Nakili kumbukumbu',
  'creditAssessment.receipt.print': 'Chapisha au hifadhi',
  'creditAssessment.receipt.another': 'Tuma tathmini nyingine',
}
