import type { createBusinessReview as english } from '../../copy/en/createBusinessReview.ts'
import type { Translation } from '../Translation.ts'

export const createBusinessReview: Translation<typeof english> = {
  'createBusiness.summary.text': 'Soma kila mstari. Kilichosajiliwa hakiwezi kubadilishwa hapa.',
  'createBusiness.summary.change': 'Badilisha',
  'createBusiness.summary.changePage': 'Badilisha “{page}”',
  'createBusiness.summary.missing': 'Haijajazwa',
  'createBusiness.summary.noDescription': 'Hakuna maelezo',
  'createBusiness.summary.registeredAddress': 'Anwani iliyosajiliwa',
  'createBusiness.summary.representative': 'Mwakilishi',
  'createBusiness.summary.supportEmail': 'Barua pepe kwa ajili ya wateja wake',
  'createBusiness.review.title': 'Je, unataka kusajili biashara hii?',
  'createBusiness.review.text': 'Akaunti inafunguliwa mara tu unapothibitisha. Huwezi kutengua hapa.',
  'createBusiness.confirm': 'Sajili {name}',
  'createBusiness.sending': 'Biashara inasajiliwa. Usifunge ukurasa huu.',
  'createBusiness.duplicate.sent.title': 'Huenda umeshasajili biashara hii',
  'createBusiness.duplicate.sent.text':
    'Biashara yenye jina hili na nambari hii ya mlipakodi ilitumwa hapo awali. Hakuna kipya kilichotumwa.',
  'createBusiness.duplicate.sent.confirm': 'Sajili {name} tena',
}
