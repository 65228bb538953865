import type { creditAssessmentDocuments as english } from '../../copy/en/creditAssessmentDocuments.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentDocuments: Translation<typeof english> = {
  'creditAssessment.document.holdco_incorporation_documents':
    'Certificat d’immatriculation de la société mère',
  'creditAssessment.document.holdco_incorporation_documents.hint':
    'Le certificat (extrait RCCM ou certificate of incorporation) de la société qui possède la vôtre.',
  'creditAssessment.document.opco_incorporation_documents': 'Certificat d’immatriculation de votre société',
  'creditAssessment.document.opco_incorporation_documents.hint':
    'Le certificat (extrait RCCM ou certificate of incorporation) de la société qui exerce l’activité.',
  'creditAssessment.document.memorandum': 'Statuts et documents d’immatriculation',
  'creditAssessment.document.memorandum.hint':
    'Les documents d’origine avec lesquels votre société a été immatriculée (memorandum).',
  'creditAssessment.document.bank_statements': 'Relevés bancaires',
  'creditAssessment.document.bank_statements.hint':
    'Au moins les 6 derniers mois, pour chaque compte. Un fichier par compte ou par mois convient.',
  'creditAssessment.document.management_profile': 'Présentation de la société et de sa direction',
  'creditAssessment.document.management_profile.hint':
    'L’histoire de la société, ce qu’elle propose et les personnes qui la dirigent (management profile).',
  'creditAssessment.document.audited_financial_reports': 'États financiers audités',
  'creditAssessment.document.audited_financial_reports.hint':
    'Les états signés par votre commissaire aux comptes ou votre auditeur.',
  'creditAssessment.document.shareholders_details': 'Actionnaires ou associés',
  'creditAssessment.document.shareholders_details.hint':
    'Le formulaire du registre du commerce avec les noms des propriétaires et la part de chacun.',
  'creditAssessment.document.directors_details': 'Administrateurs ou gérants',
  'creditAssessment.document.directors_details.hint':
    'Le formulaire du registre du commerce avec les informations sur les administrateurs ou les gérants.',
  'creditAssessment.document.business_summary': 'Résumé de l’activité',
  'creditAssessment.document.business_summary.hint': 'Un aperçu de l’activité. Quelques pages suffisent.',
  'creditAssessment.document.management_financial_report': 'Comptes de gestion {year}',
  'creditAssessment.document.management_financial_report.hint':
    'Vos propres comptes pour {year}, tels que la direction les tient (management accounts).',
  'creditAssessment.document.loan_book': 'Registre des prêts (loan book)',
  'creditAssessment.document.loan_book.hint':
    'Un relevé de toutes vos transactions sur au moins 6 mois. Une feuille de calcul convient le mieux.',
  'creditAssessment.document.side_letter': 'Lettre d’offre signée',
  'creditAssessment.document.side_letter.hint':
    'La lettre d’offre du prêteur (offer letter) avec les conditions du financement, signée par les deux parties.',
  'creditAssessment.document.board_resolution': 'Résolution du conseil d’administration',
  'creditAssessment.document.board_resolution.hint':
    'La décision signée du conseil, ou son procès-verbal, d’accepter le financement.',
  'creditAssessment.document.means_of_identification': 'Pièce d’identité',
  'creditAssessment.document.means_of_identification.hint':
    'Le permis de conduire ou le passeport de la personne qui signe pour le compte.',
  'creditAssessment.document.signature_mandate': 'Pouvoirs de signature (signature mandate)',
  'creditAssessment.document.signature_mandate.hint': 'Le formulaire qui dit qui peut signer pour le compte.',
  'creditAssessment.document.utility_bill': 'Facture d’eau ou d’électricité',
  'creditAssessment.document.utility_bill.hint': 'Une facture récente qui montre l’adresse.',
  'creditAssessment.document.passport_photograph': 'Photo d’identité',
  'creditAssessment.document.passport_photograph.hint': 'Une photo du visage, comme pour un passeport.',
  'creditAssessment.document.bank_forms': 'Formulaires d’ouverture de compte',
  'creditAssessment.document.bank_forms.hint': 'Les formulaires de la banque, remplis et signés.',
}
