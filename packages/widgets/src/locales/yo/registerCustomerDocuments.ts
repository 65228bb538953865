import type { registerCustomerDocuments as english } from '../../copy/en/registerCustomerDocuments.ts'
import type { Translation } from '../Translation.ts'

export const registerCustomerDocuments: Translation<typeof english> = {
  'registerCustomer.ninSlip.hint': 'Ìwé pélébé tó ní NIN rẹ̀. Igun mẹ́rẹ̀ẹ̀rin gbọ́dọ̀ hàn nínú àwòrán.',
  'registerCustomer.internationalPassport.hint':
    'Ojú-ewé tó ní fọ́tò rẹ̀. Igun mẹ́rẹ̀ẹ̀rin gbọ́dọ̀ hàn nínú àwòrán.',
  'registerCustomer.driversLicense.hint': 'Ẹ̀gbẹ́ tó ní fọ́tò rẹ̀. Igun mẹ́rẹ̀ẹ̀rin gbọ́dọ̀ hàn nínú àwòrán.',
  'registerCustomer.proofOfResidence.hint':
    'Ìwé tó ní orúkọ rẹ̀ àti àdírẹ́sì ilé rẹ̀, bíi ìwé àdéhùn ilé gbígbé tàbí lẹ́tà báńkì.',
  'registerCustomer.utilitySlip.hint': 'Ìwé owó iná, omi tàbí ìdọ̀tí àìpẹ́ yìí fún àdírẹ́sì ilé náà.',
  'registerCustomer.documents.none': 'Ẹ yan ìwé ìdánimọ̀ alájàwòrán lókè kí ẹ lè fi í kún un níbí.',
}
