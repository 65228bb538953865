import type { documents as english } from '../../copy/en/documents.ts'
import type { Translation } from '../Translation.ts'

export const documents: Translation<typeof english> = {
  'documents.add': 'Ƙara fayil',
  'documents.addSeveral': 'Ƙara fayiloli',
  'documents.camera': 'Ɗauki hoto',
  'documents.limits': '{types}, har zuwa {size}.',
  'documents.drop': 'Kuna kuma iya jawo fayiloli ko liƙa su a nan.',
  'documents.full': {
    one: 'Akwai wurin fayil {count} a nan. Ku cire shi don ƙara wani.',
    other: 'Akwai wurin fayiloli {count} a nan. Ku cire ɗaya don ƙara wani.',
  },
  'documents.count': { one: 'An ɗora fayil {count}', other: 'An ɗora fayiloli {count}' },
  'documents.notApplicable': 'Ba mu da wannan takarda',
  'documents.notApplicableOf': 'Ba mu da wannan takarda: {document}',
  'documents.sizeSent': '{sent} cikin {size}',
  'documents.sizeSmaller': '{size}, an rage shi daga {original}',
  'documents.by': '{name} ne ya ɗora',
  'documents.state.queued': 'Yana jiran lokacinsa',
  'documents.state.preparing': 'Ana shirya shi',
  'documents.state.uploading': 'Ana ɗorawa',
  'documents.state.staged': 'An ɗora, ba a miƙa ba tukuna',
  'documents.paused.person': 'An dakatar. An ajiye abin da ya iso.',
  'documents.paused.offline': 'Ba ku da intanet. Zai ci gaba da kansa.',
  'documents.paused.session': 'Ku sake shiga. Sannan zai ci gaba da kansa.',
  'documents.problem.TYPE':
    'Ba a karɓar irin wannan fayil, ko kuma abin da ke cikinsa bai dace da sunansa ba. Ku zaɓi wani fayil.',
  'documents.problem.EMPTY': 'Babu komai a cikin wannan fayil. Ku zaɓi wani fayil.',
  'documents.problem.ENCRYPTED':
    'Wannan fayil yana buɗewa da kalmar sirri ne kawai. Ku ajiye shi ba tare da kalmar sirri ba, sannan ku sake zaɓarsa.',
  'documents.problem.SUSPICIOUS':
    'Akwai wani abu a cikin wannan fayil da zai iya yin illa, don haka ba mu ajiye shi ba. Ku sake ajiye shi a matsayin PDF, sannan ku zaɓi wancan.',
  'documents.problem.TOO_LARGE':
    'Wannan fayil ya yi girma da yawa. Ku ajiye shi da ƙaramin girma ko a sassa, sannan ku zaɓi waɗannan.',
  'documents.problem.TOO_MANY':
    'Babu sauran wurin fayiloli a nan. Ku fara cire wani fayil, sannan ku sake zaɓar wannan.',
  'documents.problem.STAGING_FULL':
    'Wurin ajiya na kasuwancinku ya cika. Ku cire fayilolin da ba ku buƙata, sannan ku sake gwadawa.',
  'documents.problem.UNREADABLE': 'Na’urarku ba ta iya karanta wannan fayil yanzu. Ku sake zaɓarsa.',
  'documents.problem.NOT_HERE':
    'Ba a gama ɗora wannan fayil ba, kuma ba ya kan wannan na’ura. Ku zaɓi ainihin wannan fayil domin a ci gaba daga inda ya tsaya.',
  'documents.problem.EXPIRED': 'Wannan fayil ya daɗe yana jira, an goge shi. Dole a sake ɗora shi.',
  'documents.problem.CHANGED': 'Wannan fayil ya lalace a hanya. Ku sake gwadawa.',
  'documents.problem.CONNECTION':
    'Haɗin intanet ya yanke sau da yawa. An ajiye abin da ya iso. Ku sake gwadawa.',
  'documents.problem.NOT_ALLOWED':
    'Ba a ba ku izinin ɗora fayiloli na wannan kasuwanci ba. Ku tambayi abokin aikin da aka ba izini.',
  'documents.pause': 'Dakatar',
  'documents.resume': 'Ci gaba',
  'documents.pickAgain': 'Sake zaɓarsa',
  'documents.pickAnother': 'Zaɓi wani fayil',
  'documents.replace': 'Sauya',
  'documents.remove': 'Cire',
  'documents.removeAsk': 'A cire wannan fayil? An riga an ɗora shi.',
  'documents.keep': 'Kada a cire',
  'documents.reorder': 'Canja jeri',
  'documents.up': 'Matsa sama',
  'documents.down': 'Matsa ƙasa',
  'documents.said.started': { one: 'An fara ɗora {name}.', other: 'An fara ɗora fayiloli {count}.' },
  'documents.said.half': 'An ɗora rabi.',
  'documents.said.staged': { one: 'An ɗora {name}.', other: 'An ƙara ɗora fayiloli {count}.' },
  'documents.said.all': 'An ɗora komai. Ba a miƙa ba tukuna.',
  'documents.said.problem': '{name}: {reason}',
  'documents.said.removed': 'An cire {name}.',
  'documents.said.moved': '{name} yanzu fayil na {position} ne cikin {count}.',
  'documents.said.none': 'Ana ci gaba da ɗorawa.',
  'documents.said.offline': 'Ba ku da intanet. Ɗorawa tana jira. An ajiye abin da ya iso.',
  'documents.said.session': 'Lokacin shigarku ya ƙare. Ɗorawa tana jira. An ajiye abin da ya iso.',
}
