import type { creditAssessment as english } from '../../copy/en/creditAssessment.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessment: Translation<typeof english> = {
  'creditAssessment.title': 'Nyocha mgbaziri',
  'creditAssessment.intro':
    'Onye na-agbazinye ego na-agụ akwụkwọ na ọnụọgụ ndị a tupu o kpebie ókè. Kwụsị mgbe ọ bụla ị chọrọ: a na-edebe ihe i tinyere, i nwekwara ike ịga n’ihu ma e mechaa na ngwaọrụ ọ bụla.',
  'creditAssessment.sections': 'Akụkụ nke nyocha mgbaziri',
  'creditAssessment.section.company': 'Akwụkwọ ụlọ ọrụ',
  'creditAssessment.section.finances': 'Ndekọ ego na akwụkwọ ụlọ akụ',
  'creditAssessment.section.figures': 'Ọnụọgụ',
  'creditAssessment.section.agreement': 'Nkwekọrịta',
  'creditAssessment.section.account': 'Akwụkwọ akaụntụ ụlọ akụ',
  'creditAssessment.section.check': 'Lelee ma ziga',
  'creditAssessment.section.company.text':
    'Akwụkwọ na-egosi ihe ụlọ ọrụ ahụ bụ, ndị nwe ya na ndị na-achị ya.',
  'creditAssessment.section.finances.text': 'Akwụkwọ na-egosi ego na-abata na ego na-apụ.',
  'creditAssessment.section.figures.text': 'Ọnụọgụ iri na abụọ maka afọ ọ bụla, otú ha dị na ndekọ ego gị.',
  'creditAssessment.section.agreement.text':
    'Ihe gị na onye na-agbazinye ego kwekọrịtara, na onye kwetara ya.',
  'creditAssessment.section.account.text': 'Akwụkwọ akaụntụ a na-akwụba ego ahụ.',
  'creditAssessment.section.check.text':
    'Gụọ ihe niile otu ugboro ọzọ. E nweghị ike iweghachi ma ọ bụ ịgbanwe ihe e zigara ebe a.',
  'creditAssessment.state.none': 'E tinyebeghị ihe ọ bụla',
  'creditAssessment.state.some': 'E mechara {done} n’ime {total}',
  'creditAssessment.state.all': 'O zuru ezu',
  'creditAssessment.state.problems': { other: 'Ihe {count} chọrọ nlebara anya gị' },
  'creditAssessment.state.ready': 'Ihe niile dị. I nwere ike iziga ya.',
  'creditAssessment.state.notReady': { other: 'O fọrọ nzọụkwụ {count} a ga-eme' },
  'creditAssessment.progress': 'Ebe nyocha ahụ ruru',
  'creditAssessment.progress.steps': 'E mechara nzọụkwụ {done} n’ime {total}',
  'creditAssessment.allParts': 'Akụkụ niile',
  'creditAssessment.next': 'Nke na-esote: {part}',
  'creditAssessment.previous': 'Laghachi: {part}',
  'creditAssessment.saved.loading': 'Anyị na-achọ ihe e debere',
  'creditAssessment.saved.saving': 'Na-edebe',
  'creditAssessment.saved.everybody': 'E debeere ya onye ọ bụla nọ na {partner}, {time}',
  'creditAssessment.saved.everybody.noName': 'E debeere ya onye ọ bụla na-arụ ọrụ a, {time}',
  'creditAssessment.saved.by': '{name} gbanwere ya ikpeazụ, {time}',
  'creditAssessment.saved.empty': 'A na-edebe ihe ị na-etinye ka ị na-aga.',
  'creditAssessment.saved.local':
    'E debere ya naanị na ngwaọrụ a. Ndị ọrụ ibe gị ga-ahụ ya ozugbo e nwetara ịntanetị.',
  'creditAssessment.conflict.title': '{name} agbanweela otu ọnụọgụ ahụ',
  'creditAssessment.conflict.title.noName': 'Onye ọzọ agbanweela otu ọnụọgụ ahụ',
  'creditAssessment.conflict.text':
    'Ihe i tinyere dị iche n’ihe e debere. Ọ metụtara naanị igbe unu abụọ gbanwere. Họrọ nke a ga-edebe.',
  'creditAssessment.conflict.theirs': 'Jiri ọnụọgụ e debere',
  'creditAssessment.conflict.mine': 'Debe ọnụọgụ nke m',
  'creditAssessment.mayNotApply':
    'Ọ bụrụ na ụlọ ọrụ gị enweghị akwụkwọ a, kwuo ya n’okpuru: a ga-eziga nyocha ahụ na-enweghị ya, onye na-agbazinye ego nwekwara ike ịjụ gị maka ya.',
  'creditAssessment.filesNeeded': { other: 'A chọrọ faịlụ {count}. E nyere ha nọmba n’usoro e gosiri.' },
  'creditAssessment.unused':
    'Afọ {year} adịghịzi n’ọnụọgụ gị, ya mere e debere faịlụ ndị a mana a gaghị eziga ha. Họrọ afọ ahụ ọzọ n’okpuru “Ọnụọgụ”, ma ọ bụ wepụ ha.',
  'creditAssessment.share': 'Rịọ onye ọrụ ibe',
  'creditAssessment.submit': 'Ziga nyocha',
  'creditAssessment.rejected.title':
    'Onye na-agbazinye ego anataghị nyocha ahụ. E debere faịlụ na ọnụọgụ niile.',
  'creditAssessment.error.REQUIRED': 'Tinye faịlụ maka “{document}”',
  'creditAssessment.error.TOO_FEW_FILES': { other: '“{document}” chọrọ faịlụ {count}' },
  'creditAssessment.error.STILL_UPLOADING': 'Chere ka e bulitechaa faịlụ maka “{document}”',
  'creditAssessment.error.FILE_PROBLEM': 'Wepụ ma ọ bụ gbanwee faịlụ nwere nsogbu n’okpuru “{document}”',
  'creditAssessment.error.missingFiles': { other: '{part}: akwụkwọ {count} adịghị' },
  'creditAssessment.error.missingFigures': { other: 'Ọnụọgụ nke {year}: {count} adịghị' },
}
