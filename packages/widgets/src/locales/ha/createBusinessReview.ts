import type { createBusinessReview as english } from '../../copy/en/createBusinessReview.ts'
import type { Translation } from '../Translation.ts'

export const createBusinessReview: Translation<typeof english> = {
  'createBusiness.summary.text':
    'Ku karanta kowane layi. Ba za a iya canja abin da aka yi wa rajista a nan ba.',
  'createBusiness.summary.change': 'Canja',
  'createBusiness.summary.changePage': 'Canja “{page}”',
  'createBusiness.summary.missing': 'Ba a cike ba',
  'createBusiness.summary.noDescription': 'Babu bayani',
  'createBusiness.summary.registeredAddress': 'Adireshin rajista',
  'createBusiness.summary.representative': 'Wakili',
  'createBusiness.summary.supportEmail': 'Adireshin imel na abokan cinikinsa',
  'createBusiness.review.title': 'A yi wa wannan kasuwanci rajista?',
  'createBusiness.review.text':
    'Da zarar kun tabbatar, za a buɗe asusun. Ba za ku iya janye wannan a nan ba.',
  'createBusiness.confirm': 'Yi wa {name} rajista',
  'createBusiness.sending': 'Ana yi wa kasuwancin rajista. Kada ku rufe wannan shafi.',
  'createBusiness.duplicate.sent.title': 'Mai yiwuwa kun riga kun yi wa wannan kasuwanci rajista',
  'createBusiness.duplicate.sent.text':
    'An tura kasuwanci mai wannan suna da lambar haraji a baya. Ba a tura wani sabon abu ba.',
  'createBusiness.duplicate.sent.confirm': 'Sake yi wa {name} rajista',
}
