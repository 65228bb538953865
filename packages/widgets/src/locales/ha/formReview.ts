import type { formReview as english } from '../../copy/en/formReview.ts'
import type { Translation } from '../Translation.ts'

export const formReview: Translation<typeof english> = {
  'form.edit': 'Canja wani abu',
  'form.warnings.title': 'Ku duba waɗannan kafin ku tabbatar',
  'form.warnings.checked': 'Na duba shi',
  'form.warnings.open': 'Ku sa alama a kowane abu na sama domin ku tabbatar.',
  'form.offline.title': 'Ba ku da intanet. Ba a tura komai ba.',
  'form.offline.text': 'Ku haɗa intanet, sannan ku sake tabbatarwa.',
  'form.sessionExpired.title': 'Lokacin shigarku ya ƙare. Ba a tura komai ba.',
  'form.sessionExpired.text':
    'Ku sake shiga a wani shafin burauza, sannan ku dawo nan ku tabbatar. An ajiye abin da kuka rubuta.',
  'form.inFlightElsewhere.title': 'Wani shafin burauza yana tura irin wannan',
  'form.inFlightElsewhere.text':
    'Ba a tura komai daga nan ba. Ku jira ɗayan ya gama, sannan ku sake gwadawa.',
  'form.notSent.title': 'Ba a tura komai ba',
  'form.notSent.text': 'Ba a kammala ƙarin binciken tsaro ba. Kuna iya sake tabbatarwa.',
  'form.duplicate.earlier': 'Wanda aka yi da farko',
  'form.duplicate.back': 'Kada a tura',
  'form.duplicate.rows': 'An riga an tura',
  'form.duplicate.others': 'A tura sauran kawai ({count})',
  'form.rejected.check': 'Ku duba abin da kuka shigar, ku sake gwadawa.',
  'form.rejected.permission': 'Ba a ba ku izinin yin wannan ba.',
  'form.rejected.credentials':
    'Sabis ɗin rance ba ya karɓar wannan manhaja a yanzu, don haka ba a tura komai ba. Jira ba zai taimaka ba. Ku sanar da masu kula da wannan manhaja, ku ba su lambar buƙatar.',
  'form.rejected.busy': 'Sabis ɗin rance yana cike da aiki. Ku ɗan jira, ku sake gwadawa.',
  'form.rejected.large':
    'Girman duka ya fi abin da sabis ɗin rance yake karɓa. Ku rage girman wasu fayiloli, sannan ku sake gwadawa.',
  'form.rejected.fileMissing':
    'Akwai fayil da ba ya wurinmu yanzu, ko kuma bai iso gaba ɗaya ba. Ba a tura komai ba. Ku duba fayilolin, sannan ku sake gwadawa.',
  'form.rejected.fileChanged':
    'Akwai fayil da ba shi ne kuka duba a nan ba, don haka ba a karɓe shi ba. Ku duba fayilolin, sannan ku sake gwadawa.',
  'form.rejected.words': 'Sabis ɗin rance ya ce: “{message}”',
}
