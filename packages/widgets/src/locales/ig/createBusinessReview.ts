import type { createBusinessReview as english } from '../../copy/en/createBusinessReview.ts'
import type { Translation } from '../Translation.ts'

export const createBusinessReview: Translation<typeof english> = {
  'createBusiness.summary.text': 'Gụọ ahịrị niile. E nweghị ike ịgbanwe ihe e debanyere ebe a.',
  'createBusiness.summary.change': 'Gbanwee',
  'createBusiness.summary.changePage': 'Gbanwee “{page}”',
  'createBusiness.summary.missing': 'E mejupụtaghị ya',
  'createBusiness.summary.noDescription': 'Enweghị nkọwa',
  'createBusiness.summary.registeredAddress': 'Adreesị e debanyere',
  'createBusiness.summary.representative': 'Onye nnọchi',
  'createBusiness.summary.supportEmail': 'Adreesị email maka ndị ahịa ya',
  'createBusiness.review.title': 'Ị̀ ga-edebanye ụlọ ọrụ a?',
  'createBusiness.review.text': 'A ga-emepe akaụntụ ya ozugbo i kwenyere. I nweghị ike ịkagbu ya ebe a.',
  'createBusiness.confirm': 'Debanye {name}',
  'createBusiness.sending': 'Na-edebanye aha ụlọ ọrụ ahụ. Emechikwala peeji a.',
  'createBusiness.duplicate.sent.title': 'O nwere ike na i debanyelarị ụlọ ọrụ a',
  'createBusiness.duplicate.sent.text':
    'E zigara ụlọ ọrụ nwere aha a na nọmba ụtụ isi a tupu ugbu a. E zigaghị ihe ọhụrụ ọ bụla.',
  'createBusiness.duplicate.sent.confirm': 'Debanye {name} ọzọ',
}
