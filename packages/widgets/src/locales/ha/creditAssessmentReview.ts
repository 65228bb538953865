import type { creditAssessmentReview as english } from '../../copy/en/creditAssessmentReview.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReview: Translation<typeof english> = {
  'creditAssessment.check.files': { one: 'Fayil {count}, {size}', other: 'Fayiloli {count}, {size}' },
  'creditAssessment.check.noFiles': 'Babu fayil tukuna',
  'creditAssessment.check.notApplicable': 'Kun bayyana cewa ba ku da ita',
  'creditAssessment.check.notReady': 'Ba ta shirya ba',
  'creditAssessment.check.change': 'Canja',
  'creditAssessment.check.changePart': 'Canja “{part}”',
  'creditAssessment.check.missingFigure': 'Babu',
  'creditAssessment.check.total': 'Jimilla',
  'creditAssessment.review.title': 'A tura tantancewar yanzu?',
  'creditAssessment.review.text':
    'Mai ba da rance zai samu duk abin da ke ƙasa. Daga baya ba za ku iya janyewa ko canjawa ba.',
  'creditAssessment.review.filesLabel': 'Fayiloli',
  'creditAssessment.review.years': 'Alƙaluman shekara',
  'creditAssessment.review.notApplicable': 'Waɗanda aka bayyana cewa babu',
  'creditAssessment.confirm': { one: 'Tura fayil {count}', other: 'Tura fayiloli {count}' },
  'creditAssessment.sending':
    'Ana turawa. Hakan zai iya ɗaukar ’yan mintuna. Kuna iya ajiye wayar: takardun suna wurinmu, kuma muna ci gaba ba tare da ita ba. Ku sake duba nan daga baya.',
  'creditAssessment.duplicate.title': 'Mai yiwuwa an riga an tura wannan tantancewa',
  'creditAssessment.duplicate.text': 'An tura waɗannan takardu a baya. Ba a tura wani sabon abu ba.',
  'creditAssessment.duplicate.confirm': 'Sake tura komai',
}
