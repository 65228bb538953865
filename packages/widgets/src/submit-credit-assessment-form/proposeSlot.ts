import type { AssessmentSlot, AssessmentSlotState } from '@onlend/hooks/internal'

type Document = AssessmentSlotState['document']

/**
 * The usual file names of each document, in the languages of the kit. The first line that fits decides, so special names come before
 * general ones. A star stands for any ending.
 */
const names: Readonly<Record<Document, string>> = {
  holdco_incorporation_documents:
    'holdco*, holding*, parent company*, societe mere, maison mere, empresa mae, kampuni mama, kamfanin uwa, ile ise iya, ulo oru nne, الشركة الام, الشركة القابضة',
  side_letter:
    'offer letter*, letter of offer, side letter*, facility letter*, term sheet*, lettre d offre, offre de pret, carta de oferta, carta proposta, barua ya ofa, takardar tayi, iwe ipese, خطاب العرض, خطاب عرض',
  board_resolution:
    'resolution*, proces verbal, pv du conseil, deliberation*, resolucao*, deliberacao*, ata do conselho, azimio*, kudurin hukumar, ipinnu, قرار مجلس, قرار الادارة',
  signature_mandate:
    'mandate*, specimen*, signator*, signature card*, mandat*, pouvoirs bancaires, mandato*, assinatura*, saini*, sa hannu, ibuwolu, تفويض, نموذج توقيع',
  utility_bill:
    'utility*, electricity*, electric bill*, power bill*, water bill*, waste bill*, light bill*, phcn, nepa, lawma, kplc, senelec, sodeci, sonabel, facture*, quittance*, conta de luz, conta da luz, conta de agua, fatura*, bili ya umeme, bili ya maji, takardar kudin wuta, owo ina, فاتورة كهرباء, فاتورة ماء, فاتورة مياه',
  passport_photograph:
    'passport photo*, passport size*, passport picture*, photo d identite, photo passeport, headshot*, portrait*, selfie*, fotografia*, foto passe, foto tipo passe, picha ya pasipoti, hoton fasfo*, aworan, foto paspoto, صورة شخصية',
  means_of_identification:
    'passport*, driver*, driving licen*, national id*, id card*, nin, voter*, identity*, identification*, passeport*, permis*, carte d identite, cni, passaporte*, bilhete de identidade, carta de conducao, kitambulisho*, pasipoti*, leseni*, katin shaida, lasisin tuki, kaadi idanimo, جواز السفر, بطاقة الهوية, رخصة القيادة',
  bank_forms:
    'account opening*, opening form*, bank form*, ouverture de compte, formulaire bancaire, formulaires bancaires, abertura de conta, fomu ya benki, fomu za benki, bude asusu, فتح حساب, نماذج البنك',
  bank_statements:
    'bank statement*, account statement*, statement of account*, statements of account*, estatement*, e statement*, releve*, extrato*, extracto*, taarifa ya benki, taarifa za benki, bayanin banki, bayanin asusu, gbolohun banki, كشف حساب, كشف بنكي, كشوف حساب',
  audited_financial_reports:
    'audit*, comptes certifies, commissaire aux comptes, certified accounts*, zilizokaguliwa, iliyokaguliwa, مدققة, مراجعة, تدقيق',
  management_financial_report:
    'management account*, management report*, management financial*, comptes de gestion, etats de gestion, rapport de gestion, contas de gestao, relatorio de gestao, financial report*, financial statement*, financials, income statement*, balance sheet*, profit and loss, profit loss, trial balance*, etats financiers, compte de resultat, bilan, demonstracoes financeiras, balanco*, mizania*, hesabu za usimamizi, taarifa za fedha, القوائم المالية, قائمة الدخل, ميزانية',
  loan_book:
    'loan book*, loanbook*, loan tape*, loan portfolio*, loan ledger*, transaction*, portefeuille*, livre de prets, encours*, carteira*, livro de emprestimos, daftari la mikopo, mikopo, littafin rance, rancen, iwe awin, دفتر القروض, سجل القروض, سجل المعاملات',
  shareholders_details:
    'shareholder*, shareholding*, cap table*, share allotment*, cac2, cac 2, form c02, actionnaire*, associes, acionista*, socios, wanahisa, masu hannun jari, onipin, مساهمين, المساهمون, المساهمين',
  directors_details:
    'director*, cac7, cac 7, form c07, administrateur*, dirigeant*, administrador*, diretor*, wakurugenzi, daraktoci*, oludari, المدراء, المديرين, اعضاء المجلس',
  business_summary:
    'business summary*, business overview*, business plan*, executive summary*, one pager*, resume de l activite, plan d affaires, presentation de l activite, resumo do negocio, plano de negocio*, muhtasari*, takaitaccen kasuwanci, akopo, ملخص',
  management_profile:
    'management profile*, company profile*, profile*, management team*, cv, profil*, equipe dirigeante, perfil*, wasifu*, bayanin kamfani, ملف الشركة, نبذة',
  memorandum:
    'memorandum*, memart*, mermat*, articles of association*, moa, statuts*, estatuto*, pacto social, contrato social, katiba*, عقد التاسيس, النظام الاساسي',
  opco_incorporation_documents:
    'incorporation*, certificate of inc, registration certificate*, certificate of registration*, business registration*, cac*, rccm, kbis, registre de commerce, registre du commerce, immatriculation*, certidao*, registo comercial, registro comercial, cheti cha usajili, takardar rijista, iwe eri, شهادة تسجيل, شهادة التسجيل, السجل التجاري',
}

const spreadsheets = /^text\/csv$|spreadsheet|ms-excel/

type ProposeSlotParameters = {
  file: Pick<File, 'name' | 'type'>
  slots: readonly Pick<AssessmentSlotState, 'slot' | 'document' | 'year'>[]
}

/**
 * The slot that a file is likely to be for, by its name; a spreadsheet without a telling name is likely the record of loans. `null` where it
 * says nothing, or only that it is one of several years' accounts: then the person is asked. A proposal, which the person confirms.
 */
export function proposeSlot({ file, slots }: ProposeSlotParameters): AssessmentSlot | null {
  const name = ` ${plain(file.name.replace(/\.\w{2,5}$/, ''))} `
  // The cast names the keys of the table.
  const documents = Object.keys(names) as Document[]
  const document =
    documents.find((each) => isMeant(each, name)) ?? (spreadsheets.test(file.type) ? 'loan_book' : null)
  const fitting = slots.filter((slot) => slot.document === document)
  const ofYear = fitting.filter(({ year }) => year !== null && name.includes(` ${year} `))
  const [only, ...others] = ofYear.length > 0 ? ofYear : fitting
  return only && others.length === 0 ? only.slot : null
}

function isMeant(document: Document, name: string): boolean {
  const phrases = names[document].split(',')
  return phrases.some((phrase) => name.includes(` ${plain(phrase)}${phrase.endsWith('*') ? '' : ' '}`))
}

/** Lower case without accents, single spaces between words, letters and digits apart from what joins them in names of files. */
function plain(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
