import type { creditAssessmentDocuments as english } from '../../copy/en/creditAssessmentDocuments.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentDocuments: Translation<typeof english> = {
  'creditAssessment.document.holdco_incorporation_documents': 'Certidão comercial da empresa-mãe',
  'creditAssessment.document.holdco_incorporation_documents.hint':
    'A certidão do registo comercial (certificate of incorporation) da empresa que é dona da sua.',
  'creditAssessment.document.opco_incorporation_documents': 'Certidão comercial da sua empresa',
  'creditAssessment.document.opco_incorporation_documents.hint':
    'A certidão do registo comercial (certificate of incorporation) da empresa que exerce a atividade.',
  'creditAssessment.document.memorandum': 'Estatutos e documentos de constituição',
  'creditAssessment.document.memorandum.hint':
    'Os documentos originais com que a sua empresa foi registada (memorandum).',
  'creditAssessment.document.bank_statements': 'Extratos bancários',
  'creditAssessment.document.bank_statements.hint':
    'Pelo menos os últimos 6 meses, de todas as contas. Pode juntar um ficheiro por conta ou por mês.',
  'creditAssessment.document.management_profile': 'Apresentação da empresa e da sua direção',
  'creditAssessment.document.management_profile.hint':
    'A história da empresa, o que oferece e as pessoas que a dirigem (management profile).',
  'creditAssessment.document.audited_financial_reports': 'Demonstrações financeiras auditadas',
  'creditAssessment.document.audited_financial_reports.hint': 'As demonstrações que o seu auditor assinou.',
  'creditAssessment.document.shareholders_details': 'Sócios ou acionistas',
  'creditAssessment.document.shareholders_details.hint':
    'O formulário do registo comercial com os nomes dos donos e a parte de cada um.',
  'creditAssessment.document.directors_details': 'Administradores ou gerentes',
  'creditAssessment.document.directors_details.hint':
    'O formulário do registo comercial com os dados dos administradores ou gerentes.',
  'creditAssessment.document.business_summary': 'Resumo do negócio',
  'creditAssessment.document.business_summary.hint': 'Uma visão geral do negócio. Bastam algumas páginas.',
  'creditAssessment.document.management_financial_report': 'Contas de gestão {year}',
  'creditAssessment.document.management_financial_report.hint':
    'As suas próprias contas de {year}, tal como a direção as mantém (management accounts).',
  'creditAssessment.document.loan_book': 'Carteira de empréstimos (loan book)',
  'creditAssessment.document.loan_book.hint':
    'Um registo de todas as suas transações de pelo menos 6 meses. O melhor é uma folha de cálculo.',
  'creditAssessment.document.side_letter': 'Carta de oferta assinada',
  'creditAssessment.document.side_letter.hint':
    'A carta de oferta da entidade de crédito (offer letter) com as condições do financiamento, assinada pelas duas partes.',
  'creditAssessment.document.board_resolution': 'Deliberação do conselho de administração',
  'creditAssessment.document.board_resolution.hint':
    'A decisão assinada do conselho, ou a sua ata, de aceitar o financiamento.',
  'creditAssessment.document.means_of_identification': 'Documento de identificação',
  'creditAssessment.document.means_of_identification.hint':
    'A carta de condução ou o passaporte da pessoa que assina pela conta.',
  'creditAssessment.document.signature_mandate': 'Ficha de assinaturas (signature mandate)',
  'creditAssessment.document.signature_mandate.hint': 'O impresso que diz quem pode assinar pela conta.',
  'creditAssessment.document.utility_bill': 'Fatura de água ou eletricidade',
  'creditAssessment.document.utility_bill.hint': 'Uma fatura recente que mostre a morada.',
  'creditAssessment.document.passport_photograph': 'Fotografia tipo passe',
  'creditAssessment.document.passport_photograph.hint': 'Uma fotografia do rosto, como para um passaporte.',
  'creditAssessment.document.bank_forms': 'Impressos de abertura de conta',
  'creditAssessment.document.bank_forms.hint': 'Os impressos do banco, preenchidos e assinados.',
}
