import type { creditAssessmentShare as english } from '../../copy/en/creditAssessmentShare.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentShare: Translation<typeof english> = {
  'creditAssessment.share.title': 'Nemi abokin aiki ya taimaka',
  'creditAssessment.share.text':
    'Ku tura wannan adireshi ga wani a kamfaninku. Shi da kansa zai shiga: adireshin kaɗai ba ya buɗe komai.',
  'creditAssessment.share.sees': 'Abin da zai gani da abin da zai iya yi',
  'creditAssessment.share.files':
    'Duk fayilolin da ke nan, tare da wanda ya ƙara su. Zai iya ƙara fayiloli ya kuma cire su.',
  'creditAssessment.share.figures': 'Duk alƙaluma. Zai iya canja su.',
  'creditAssessment.share.send': 'Idan yana da izinin turawa, zai iya tura tantancewar.',
  'creditAssessment.share.address': 'Adireshin wannan shafi',
  'creditAssessment.share.copy': 'Kwafa adireshin',
  'creditAssessment.share.native': 'Raba',
}
