import type { documents as english } from '../../copy/en/documents.ts'
import type { Translation } from '../Translation.ts'

export const documents: Translation<typeof english> = {
  'documents.add': 'Ongeza faili',
  'documents.addSeveral': 'Ongeza faili kadhaa',
  'documents.camera': 'Piga picha',
  'documents.limits': '{types}, hadi {size}.',
  'documents.drop': 'Unaweza pia kuburuta faili hadi hapa au kuzibandika.',
  'documents.full': {
    one: 'Hapa kuna nafasi ya faili {count}. Iondoe ili uongeze nyingine.',
    other: 'Hapa kuna nafasi ya faili {count}. Ondoa moja ili uongeze nyingine.',
  },
  'documents.count': { one: 'Faili {count} imepakiwa', other: 'Faili {count} zimepakiwa' },
  'documents.notApplicable': 'Hatuna waraka huu',
  'documents.notApplicableOf': 'Hatuna waraka huu: {document}',
  'documents.sizeSent': '{sent} kati ya {size}',
  'documents.sizeSmaller': '{size}, imepunguzwa kutoka {original}',
  'documents.by': 'Imepakiwa na {name}',
  'documents.state.queued': 'Inasubiri zamu yake',
  'documents.state.preparing': 'Inaandaliwa',
  'documents.state.uploading': 'Inapakiwa',
  'documents.state.staged': 'Imepakiwa, bado haijawasilishwa',
  'documents.paused.person': 'Imesitishwa. Kilichofika kimehifadhiwa.',
  'documents.paused.offline': 'Huna intaneti. Itaendelea yenyewe.',
  'documents.paused.session': 'Ingia tena. Kisha itaendelea yenyewe.',
  'documents.problem.TYPE':
    'Aina hii ya faili haikubaliwi, au yaliyomo si kama jina lake linavyosema. Chagua faili nyingine.',
  'documents.problem.EMPTY': 'Faili hii ni tupu. Chagua faili nyingine.',
  'documents.problem.ENCRYPTED':
    'Faili hii inafunguka kwa nenosiri tu. Ihifadhi bila nenosiri, kisha uichague tena.',
  'documents.problem.SUSPICIOUS':
    'Faili hii ina kitu kinachoweza kudhuru, kwa hiyo hatukuihifadhi. Ihifadhi upya kama PDF, kisha uchague hiyo.',
  'documents.problem.TOO_LARGE':
    'Faili hii ni kubwa mno. Ihifadhi ikiwa ndogo zaidi au kwa sehemu, kisha uchague hizo.',
  'documents.problem.TOO_MANY':
    'Hapa hakuna nafasi ya faili zaidi. Kwanza ondoa faili nyingine, kisha uchague hii tena.',
  'documents.problem.STAGING_FULL':
    'Biashara yako haina tena nafasi ya kuhifadhi. Ondoa faili usizohitaji, kisha ujaribu tena.',
  'documents.problem.UNREADABLE': 'Kifaa chako hakiwezi tena kusoma faili hii. Ichague tena.',
  'documents.problem.NOT_HERE':
    'Faili hii haikumalizika kupakiwa, na haipo kwenye kifaa hiki. Chagua faili ile ile ili iendelee kutoka ilipoishia.',
  'documents.problem.EXPIRED': 'Faili hii ilisubiri muda mrefu mno, ikafutwa. Lazima ipakiwe tena.',
  'documents.problem.CHANGED': 'Faili hii iliharibika njiani. Jaribu tena.',
  'documents.problem.CONNECTION': 'Mtandao ulikatika mara kadhaa. Kilichofika kimehifadhiwa. Jaribu tena.',
  'documents.problem.NOT_ALLOWED': 'Huruhusiwi kupakia faili za biashara hii. Muombe mwenzako anayeruhusiwa.',
  'documents.pause': 'Sitisha',
  'documents.resume': 'Endeleza',
  'documents.pickAgain': 'Ichague tena',
  'documents.pickAnother': 'Chagua faili nyingine',
  'documents.replace': 'Weka nyingine',
  'documents.remove': 'Ondoa',
  'documents.removeAsk': 'Je, ungependa kuiondoa faili hii? Tayari imepakiwa.',
  'documents.keep': 'Usiiondoe',
  'documents.reorder': 'Badilisha mpangilio',
  'documents.up': 'Sogeza juu',
  'documents.down': 'Sogeza chini',
  'documents.said.started': { one: 'Kupakia {name} kumeanza.', other: 'Kupakia faili {count} kumeanza.' },
  'documents.said.half': 'Nusu imepakiwa.',
  'documents.said.staged': { one: '{name} imepakiwa.', other: 'Faili {count} zaidi zimepakiwa.' },
  'documents.said.all': 'Zote zimepakiwa. Bado hazijawasilishwa.',
  'documents.said.problem': '{name}: {reason}',
  'documents.said.removed': '{name} imeondolewa.',
  'documents.said.moved': '{name} sasa ni faili ya {position} kati ya {count}.',
  'documents.said.none': 'Kupakia kunaendelea.',
  'documents.said.offline': 'Huna intaneti. Kupakia kunasubiri. Kilichofika kimehifadhiwa.',
  'documents.said.session': 'Kipindi chako kimeisha. Kupakia kunasubiri. Kilichofika kimehifadhiwa.',
}
