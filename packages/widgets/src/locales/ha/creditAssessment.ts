import type { creditAssessment as english } from '../../copy/en/creditAssessment.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessment: Translation<typeof english> = {
  'creditAssessment.title': 'Tantancewar rance',
  'creditAssessment.intro':
    'Mai ba da rance yana karanta waɗannan takardu da alƙaluma kafin ya yanke hukunci kan iyaka. Kuna iya tsayawa duk lokacin da kuke so: ana ajiye abin da kuka ƙara, kuma kuna iya ci gaba daga baya a kowace na’ura.',
  'creditAssessment.sections': 'Sassan tantancewar rance',
  'creditAssessment.section.company': 'Takardun kamfani',
  'creditAssessment.section.finances': 'Lissafin kuɗi da bayanan banki',
  'creditAssessment.section.figures': 'Alƙaluma',
  'creditAssessment.section.agreement': 'Yarjejeniya',
  'creditAssessment.section.account': 'Takardun asusun banki',
  'creditAssessment.section.check': 'Dubawa da turawa',
  'creditAssessment.section.company.text':
    'Takardun da ke nuna mene ne kamfanin, da su wane ne masu shi da masu tafiyar da shi.',
  'creditAssessment.section.finances.text': 'Takardun da ke nuna kuɗin da ke shigowa da masu fita.',
  'creditAssessment.section.figures.text':
    'Alƙaluma goma sha biyu na kowace shekara, kamar yadda suke a lissafin kuɗinku.',
  'creditAssessment.section.agreement.text':
    'Abin da aka yarda da shi da mai ba da rance, da wanda ya yarda.',
  'creditAssessment.section.account.text': 'Takardun asusun da ake saka kuɗin a ciki.',
  'creditAssessment.section.check.text':
    'Ku sake karanta komai. Ba za a iya janye ko canja abin da aka tura a nan ba.',
  'creditAssessment.state.none': 'Ba a ƙara komai ba tukuna',
  'creditAssessment.state.some': 'An kammala {done} cikin {total}',
  'creditAssessment.state.all': 'An kammala',
  'creditAssessment.state.problems': {
    one: 'Abu {count} yana buƙatar kulawarku',
    other: 'Abubuwa {count} suna buƙatar kulawarku',
  },
  'creditAssessment.state.ready': 'Komai ya cika. Kuna iya tura ta.',
  'creditAssessment.state.notReady': { one: 'Ya rage mataki {count}', other: 'Sun rage matakai {count}' },
  'creditAssessment.progress': 'Yawan abin da aka kammala na tantancewar',
  'creditAssessment.progress.steps': 'An kammala matakai {done} cikin {total}',
  'creditAssessment.allParts': 'Duk sassan',
  'creditAssessment.next': 'Na gaba: {part}',
  'creditAssessment.previous': 'Koma baya: {part}',
  'creditAssessment.saved.loading': 'Ana neman abin da aka ajiye',
  'creditAssessment.saved.saving': 'Ana ajiyewa',
  'creditAssessment.saved.everybody': 'An ajiye wa kowa a {partner}, {time}',
  'creditAssessment.saved.everybody.noName': 'An ajiye wa duk mai aiki a kan wannan, {time}',
  'creditAssessment.saved.by': '{name} ne ya canja ta na ƙarshe, {time}',
  'creditAssessment.saved.empty': 'Ana ajiye abin da kuke ƙarawa a yayin da kuke ci gaba.',
  'creditAssessment.saved.local':
    'An ajiye a wannan na’ura kawai. Abokan aikinku za su gani da zarar an samu intanet.',
  'creditAssessment.conflict.title': '{name} ya canja waɗannan alƙaluma',
  'creditAssessment.conflict.title.noName': 'Wani ya canja waɗannan alƙaluma',
  'creditAssessment.conflict.text':
    'Abin da kuka shigar ya bambanta da abin da aka ajiye. Wannan ya shafi akwatunan da ku biyu kuka canja ne kawai. Ku zaɓi waɗanda za a riƙe.',
  'creditAssessment.conflict.theirs': 'Yi amfani da alƙaluman da aka ajiye',
  'creditAssessment.conflict.mine': 'Riƙe alƙalumana',
  'creditAssessment.mayNotApply':
    'Idan kamfaninku ba shi da wannan takarda, ku faɗi haka a ƙasa: sai a tura tantancewar ba tare da ita ba, kuma mai ba da rance yana iya tambayarku ita.',
  'creditAssessment.filesNeeded': {
    one: 'Ana buƙatar fayil {count}.',
    other: 'Ana buƙatar fayiloli {count}. An ba su lamba bisa jerin da aka nuna.',
  },
  'creditAssessment.unused':
    'Yanzu ba kwa ba da alƙaluman {year}, don haka an ajiye waɗannan fayiloli amma ba za a tura su ba. Ku sake zaɓar shekarar a “Alƙaluma”, ko ku cire su.',
  'creditAssessment.share': 'Nemi taimakon abokin aiki',
  'creditAssessment.submit': 'Tura tantancewar',
  'creditAssessment.rejected.title': 'Ba a karɓi tantancewar ba. An ajiye duk fayiloli da alƙaluma.',
  'creditAssessment.error.REQUIRED': 'Ku ƙara fayil na “{document}”',
  'creditAssessment.error.TOO_FEW_FILES': {
    one: '“{document}” tana buƙatar fayil {count}',
    other: '“{document}” tana buƙatar fayiloli {count}',
  },
  'creditAssessment.error.STILL_UPLOADING': 'Ku jira sai an ɗora fayilolin “{document}”',
  'creditAssessment.error.FILE_PROBLEM': 'Ku cire ko ku sauya fayil mai matsala a “{document}”',
  'creditAssessment.error.missingFiles': {
    one: '{part}: babu takarda {count}',
    other: '{part}: babu takardu {count}',
  },
  'creditAssessment.error.missingFigures': {
    one: 'Alƙaluman {year}: babu guda {count}',
    other: 'Alƙaluman {year}: babu guda {count}',
  },
}
