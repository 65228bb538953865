import type { creditAssessmentReceipt as english } from '../../copy/en/creditAssessmentReceipt.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReceipt: Translation<typeof english> = {
  'creditAssessment.receipt.title': 'Le prêteur a reçu vos documents',
  'creditAssessment.receipt.text':
    'Reçu ne veut pas dire approuvé. Le prêteur lit vos documents, puis il vous contactera. Aucune date n’est promise, et aucune décision n’est affichée ici : votre limite apparaît dès qu’elle existe.',
  'creditAssessment.receipt.reference': 'Référence',
  'creditAssessment.receipt.sentAt': 'Envoyé le',
  'creditAssessment.receipt.files': 'Fichiers',
  'creditAssessment.receipt.filesValue': {
    one: '{count} fichier, {size}',
    other: '{count} fichiers, {size}',
  },
  'creditAssessment.receipt.list': 'Ce qui a été envoyé',
  'creditAssessment.receipt.listText':
    'Les caractères après chaque nom sont le début de l’empreinte du fichier : ils prouvent plus tard de quel fichier il s’agissait.',
  'creditAssessment.receipt.copy': 'Copier la référence',
  'creditAssessment.receipt.print': 'Imprimer ou enregistrer',
  'creditAssessment.receipt.another': 'Envoyer une autre évaluation',
}
