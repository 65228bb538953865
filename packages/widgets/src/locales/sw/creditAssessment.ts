import type { creditAssessment as english } from '../../copy/en/creditAssessment.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessment: Translation<typeof english> = {
  'creditAssessment.title': 'Tathmini ya mkopo',
  'creditAssessment.intro':
    'Mkopeshaji husoma nyaraka na takwimu hizi kabla ya kuamua kikomo. Unaweza kusimama wakati wowote: ulichoongeza kinahifadhiwa, na unaweza kuendelea baadaye kwenye kifaa chochote.',
  'creditAssessment.sections': 'Sehemu za tathmini ya mkopo',
  'creditAssessment.section.company': 'Nyaraka za kampuni',
  'creditAssessment.section.finances': 'Hesabu na taarifa za benki',
  'creditAssessment.section.figures': 'Takwimu',
  'creditAssessment.section.agreement': 'Makubaliano',
  'creditAssessment.section.account': 'Nyaraka za akaunti ya benki',
  'creditAssessment.section.check': 'Kagua na utume',
  'creditAssessment.section.company.text':
    'Nyaraka zinazoonyesha kampuni ni ipi, nani anaimiliki na nani anaiendesha.',
  'creditAssessment.section.finances.text': 'Nyaraka zinazoonyesha pesa zinazoingia na zinazotoka.',
  'creditAssessment.section.figures.text':
    'Takwimu kumi na mbili za kila mwaka, kama zilivyo kwenye hesabu zako.',
  'creditAssessment.section.agreement.text': 'Mliyokubaliana na mkopeshaji, na nani aliyakubali.',
  'creditAssessment.section.account.text': 'Nyaraka za akaunti ambayo pesa zinaingizwa.',
  'creditAssessment.section.check.text':
    'Soma yote mara moja zaidi. Kilichotumwa hakiwezi kurudishwa wala kubadilishwa hapa.',
  'creditAssessment.state.none': 'Bado hakuna kilichoongezwa',
  'creditAssessment.state.some': 'Zimekamilika {done} kati ya {total}',
  'creditAssessment.state.all': 'Imekamilika',
  'creditAssessment.state.problems': {
    one: 'Kitu {count} kinahitaji uangalizi wako',
    other: 'Vitu {count} vinahitaji uangalizi wako',
  },
  'creditAssessment.state.ready': 'Kila kitu kipo. Unaweza kuituma.',
  'creditAssessment.state.notReady': {
    one: 'Hatua {count} bado haijafanywa',
    other: 'Hatua {count} bado hazijafanywa',
  },
  'creditAssessment.progress': 'Tathmini imekamilika kwa kiasi gani',
  'creditAssessment.progress.steps': 'Hatua {done} kati ya {total} zimekamilika',
  'creditAssessment.allParts': 'Sehemu zote',
  'creditAssessment.next': 'Inayofuata: {part}',
  'creditAssessment.previous': 'Rudi: {part}',
  'creditAssessment.saved.loading': 'Tunatafuta kilichohifadhiwa',
  'creditAssessment.saved.saving': 'Inahifadhiwa',
  'creditAssessment.saved.everybody': 'Imehifadhiwa kwa kila mtu wa {partner}, {time}',
  'creditAssessment.saved.everybody.noName':
    'Imehifadhiwa kwa kila mtu anayeshughulikia tathmini hii, {time}',
  'creditAssessment.saved.by': 'Mara ya mwisho ilibadilishwa na {name}, {time}',
  'creditAssessment.saved.empty': 'Unachoongeza kinahifadhiwa unapoendelea.',
  'creditAssessment.saved.local':
    'Imehifadhiwa kwenye kifaa hiki tu. Wenzako wataiona mara tu intaneti itakapopatikana.',
  'creditAssessment.conflict.title': '{name} amebadilisha takwimu hizo hizo',
  'creditAssessment.conflict.title.noName': 'Mtu mwingine amebadilisha takwimu hizo hizo',
  'creditAssessment.conflict.text':
    'Ulichoandika ni tofauti na kilichohifadhiwa. Inahusu tu visanduku ambavyo nyote wawili mmevibadilisha. Chagua takwimu za kubakiza.',
  'creditAssessment.conflict.theirs': 'Tumia takwimu zilizohifadhiwa',
  'creditAssessment.conflict.mine': 'Bakiza takwimu zangu',
  'creditAssessment.mayNotApply':
    'Ikiwa kampuni yako haina waraka huu, sema hivyo hapa chini: tathmini itatumwa bila huo, na mkopeshaji anaweza kukuomba.',
  'creditAssessment.filesNeeded': {
    one: 'Inahitajika faili {count}.',
    other: 'Zinahitajika faili {count}. Zimepewa nambari kwa mpangilio unaoonyeshwa.',
  },
  'creditAssessment.unused':
    'Mwaka {year} haumo tena kwenye takwimu zako, kwa hiyo faili hizi zinahifadhiwa lakini hazitumwi. Chagua mwaka huo tena chini ya “Takwimu”, au ziondoe.',
  'creditAssessment.share': 'Omba msaada wa mwenzako',
  'creditAssessment.submit': 'Tuma tathmini',
  'creditAssessment.rejected.title': 'Tathmini haikukubaliwa. Faili na takwimu zote zimehifadhiwa.',
  'creditAssessment.error.REQUIRED': 'Ongeza faili ya “{document}”',
  'creditAssessment.error.TOO_FEW_FILES': {
    one: '“{document}” inahitaji faili {count}',
    other: '“{document}” inahitaji faili {count}',
  },
  'creditAssessment.error.STILL_UPLOADING': 'Subiri hadi faili za “{document}” zipakiwe',
  'creditAssessment.error.FILE_PROBLEM': 'Ondoa au badilisha faili yenye tatizo chini ya “{document}”',
  'creditAssessment.error.missingFiles': {
    one: '{part}: unakosekana waraka {count}',
    other: '{part}: zinakosekana nyaraka {count}',
  },
  'creditAssessment.error.missingFigures': {
    one: 'Takwimu za {year}: inakosekana {count}',
    other: 'Takwimu za {year}: zinakosekana {count}',
  },
}
