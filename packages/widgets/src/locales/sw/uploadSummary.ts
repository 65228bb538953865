import type { uploadSummary as english } from '../../copy/en/uploadSummary.ts'
import type { Translation } from '../Translation.ts'

export const uploadSummary: Translation<typeof english> = {
  'uploads.title': 'Kupakia faili',
  'uploads.progress': {
    one: 'Imepakiwa faili {staged} kati ya {count}',
    other: 'Zimepakiwa faili {staged} kati ya {count}',
  },
  'uploads.bytes': '{sent} kati ya {size}',
  'uploads.left': 'Zimebaki takriban {duration}',
  'uploads.waiting': 'Inasubiri',
  'uploads.paused': 'Imesitishwa',
  'uploads.done': { one: 'Faili imepakiwa', other: 'Faili zote {count} zimepakiwa' },
  'uploads.notSubmitted': 'Bado hazijawasilishwa.',
  'uploads.keptUntil': 'Bado hazijawasilishwa. Faili zako zitahifadhiwa hadi {date}.',
  'uploads.keptUntilAt': 'Bado hazijawasilishwa. {partner} itahifadhi faili zako hadi {date}.',
  'uploads.problems': {
    one: 'Faili {count} inahitaji uangalizi wako',
    other: 'Faili {count} zinahitaji uangalizi wako',
  },
  'uploads.pauseAll': 'Sitisha zote',
  'uploads.resumeAll': 'Endeleza zote',
  'uploads.offline.title': 'Huna intaneti',
  'uploads.offline.text':
    'Kila kilichopakiwa kiko salama, na kilichobaki kimehifadhiwa kwenye kifaa hiki. Kitaendelea chenyewe intaneti ikirudi. Unaweza kuendelea kujaza ukurasa huu.',
  'uploads.signedOut.title': 'Kipindi chako kimeisha',
  'uploads.signedOut.text': 'Kila kilichopakiwa kiko salama. Ingia tena: kilichobaki kitaendelea chenyewe.',
  'uploads.signIn': 'Ingia',
  'uploads.failed.title': 'Hatukuweza kutafuta kilichopakiwa awali',
  'uploads.failed.text': 'Hakuna kilichopotea. Unaweza kuongeza faili sasa, au ujaribu tena.',
}
