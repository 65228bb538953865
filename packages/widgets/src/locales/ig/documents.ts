import type { documents as english } from '../../copy/en/documents.ts'
import type { Translation } from '../Translation.ts'

export const documents: Translation<typeof english> = {
  'documents.add': 'Tinye faịlụ',
  'documents.addSeveral': 'Tinye ọtụtụ faịlụ',
  'documents.camera': 'See foto',
  'documents.limits': '{types}, ruo {size}.',
  'documents.drop': 'I nwekwara ike ịdọbata ma ọ bụ imado faịlụ ebe a.',
  'documents.full': { other: 'Ohere dị maka faịlụ {count} ebe a. Wepụ otu ka i tinye ọzọ.' },
  'documents.count': { other: 'E bulitere faịlụ {count}' },
  'documents.notApplicable': 'Anyị enweghị akwụkwọ a',
  'documents.notApplicableOf': 'Anyị enweghị akwụkwọ a: {document}',
  'documents.sizeSent': '{sent} n’ime {size}',
  'documents.sizeSmaller': '{size}, e belatara ya site na {original}',
  'documents.by': '{name} bulitere ya',
  'documents.state.queued': 'Na-eche oge ya',
  'documents.state.preparing': 'Anyị na-akwadebe ya',
  'documents.state.uploading': 'Na-ebulite',
  'documents.state.staged': 'E bulitere ya, e nyefebeghị ya',
  'documents.paused.person': 'A kwụsịtụrụ ya. E debere ihe rutere.',
  'documents.paused.offline': 'Ị nọghị n’ịntanetị. Ọ ga-aga n’ihu n’onwe ya.',
  'documents.paused.session': 'Banye ọzọ. Ọ ga-agazi n’ihu n’onwe ya.',
  'documents.problem.TYPE':
    'Anyị anaghị anara ụdị faịlụ a, ma ọ bụ ihe dị n’ime ya adabaghị n’aha ya. Họrọ faịlụ ọzọ.',
  'documents.problem.EMPTY': 'O nweghị ihe dị na faịlụ a. Họrọ faịlụ ọzọ.',
  'documents.problem.ENCRYPTED':
    'Naanị okwuntughe na-emepe faịlụ a. Chekwaa ya na-enweghị okwuntughe, họrọzie ya ọzọ.',
  'documents.problem.SUSPICIOUS':
    'Faịlụ a nwere ihe pụrụ imebi ihe, ya mere anyị edebeghị ya. Chekwaa ya ọzọ dị ka PDF, họrọzie nke ahụ.',
  'documents.problem.TOO_LARGE':
    'Faịlụ a buru oke ibu. Chekwaa ya ka ọ dị obere ma ọ bụ n’iberibe, họrọzie ndị ahụ.',
  'documents.problem.TOO_MANY':
    'Ohere adịghịzi maka faịlụ ọzọ ebe a. Buru ụzọ wepụ faịlụ ọzọ, họrọzie nke a ọzọ.',
  'documents.problem.STAGING_FULL':
    'Ohere nchekwa nke ụlọ ọrụ gị ejula. Wepụ faịlụ ndị ị na-achọghị, nwaazie ọzọ.',
  'documents.problem.UNREADABLE': 'Ngwaọrụ gị enweghịzi ike ịgụ faịlụ a. Họrọ ya ọzọ.',
  'documents.problem.NOT_HERE':
    'E bulitechaghị faịlụ a, ọ dịghịkwa na ngwaọrụ a. Họrọ otu faịlụ ahụ ka ọ gaa n’ihu ebe ọ kwụsịrị.',
  'documents.problem.EXPIRED': 'Faịlụ a chere ogologo oge, e wee hichapụ ya. A ga-ebuliterịrị ya ọzọ.',
  'documents.problem.CHANGED': 'Faịlụ a mebiri n’ụzọ. Nwaa ọzọ.',
  'documents.problem.CONNECTION': 'Njikọ ịntanetị dara ọtụtụ ugboro. E debere ihe rutere. Nwaa ọzọ.',
  'documents.problem.NOT_ALLOWED':
    'I nweghị ikike ibulite faịlụ maka ụlọ ọrụ a. Rịọ onye ọrụ ibe nwere ikike.',
  'documents.pause': 'Kwụsịtụ',
  'documents.resume': 'Gaa n’ihu',
  'documents.pickAgain': 'Họrọ ya ọzọ',
  'documents.pickAnother': 'Họrọ faịlụ ọzọ',
  'documents.replace': 'Dochie ya',
  'documents.remove': 'Wepụ',
  'documents.removeAsk': 'Ka e wepụ faịlụ a? E bulitelarị ya.',
  'documents.keep': 'Ewepụla ya',
  'documents.reorder': 'Gbanwee usoro',
  'documents.up': 'Buga ya elu',
  'documents.down': 'Buga ya ala',
  'documents.said.started': { other: 'Ibulite faịlụ {count} amalitela. Nke mbụ: {name}.' },
  'documents.said.half': 'E bulitere ọkara.',
  'documents.said.staged': { other: 'E bulitere faịlụ {count} ọzọ. Nke mbụ: {name}.' },
  'documents.said.all': 'E bulitere ihe niile. E nyefebeghị ya.',
  'documents.said.problem': '{name}: {reason}',
  'documents.said.removed': 'E wepụrụ {name}.',
  'documents.said.moved': '{name} bụzi faịlụ {position} n’ime {count}.',
  'documents.said.none': 'Ibulite faịlụ na-aga n’ihu.',
  'documents.said.offline': 'Ị nọghị n’ịntanetị. Ibulite faịlụ na-eche. E debere ihe rutere.',
  'documents.said.session': 'Oge nbanye gị agwụla. Ibulite faịlụ na-eche. E debere ihe rutere.',
}
