import type { uploadSummary as english } from '../../copy/en/uploadSummary.ts'
import type { Translation } from '../Translation.ts'

export const uploadSummary: Translation<typeof english> = {
  'uploads.title': 'Ɗora fayiloli',
  'uploads.progress': {
    one: 'An ɗora fayil {staged} cikin {count}',
    other: 'An ɗora fayiloli {staged} cikin {count}',
  },
  'uploads.bytes': '{sent} cikin {size}',
  'uploads.left': 'Saura kamar {duration}',
  'uploads.waiting': 'Ana jira',
  'uploads.paused': 'An dakatar',
  'uploads.done': { one: 'An ɗora fayil ɗin', other: 'An ɗora duk fayiloli {count}' },
  'uploads.notSubmitted': 'Ba a miƙa ba tukuna.',
  'uploads.keptUntil': 'Ba a miƙa ba tukuna. An ajiye fayilolinku har zuwa {date}.',
  'uploads.keptUntilAt': 'Ba a miƙa ba tukuna. {partner} zai ajiye fayilolinku har zuwa {date}.',
  'uploads.problems': {
    one: 'Fayil {count} yana buƙatar kulawarku',
    other: 'Fayiloli {count} suna buƙatar kulawarku',
  },
  'uploads.pauseAll': 'Dakatar da duka',
  'uploads.resumeAll': 'Ci gaba da duka',
  'uploads.offline.title': 'Ba ku da intanet',
  'uploads.offline.text':
    'Duk abin da aka ɗora yana nan lafiya, sauran kuma an ajiye su a wannan na’ura. Zai ci gaba da kansa idan intanet ya dawo. Kuna iya ci gaba da cike wannan shafi.',
  'uploads.signedOut.title': 'Lokacin shigarku ya ƙare',
  'uploads.signedOut.text':
    'Duk abin da aka ɗora yana nan lafiya. Ku sake shiga: sauran za su ci gaba da kansu.',
  'uploads.signIn': 'Shiga',
  'uploads.failed.title': 'Ba mu iya duba abin da aka ɗora a baya ba',
  'uploads.failed.text': 'Ba a rasa komai ba. Kuna iya ƙara fayiloli yanzu, ko ku sake gwadawa.',
}
