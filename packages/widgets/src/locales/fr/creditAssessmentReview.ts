import type { creditAssessmentReview as english } from '../../copy/en/creditAssessmentReview.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentReview: Translation<typeof english> = {
  'creditAssessment.check.files': { one: '{count} fichier, {size}', other: '{count} fichiers, {size}' },
  'creditAssessment.check.noFiles': 'Pas encore de fichier',
  'creditAssessment.check.notApplicable': 'Vous déclarez ne pas avoir ce document',
  'creditAssessment.check.notReady': 'Pas prêt',
  'creditAssessment.check.change': 'Modifier',
  'creditAssessment.check.changePart': 'Modifier « {part} »',
  'creditAssessment.check.missingFigure': 'Manquant',
  'creditAssessment.check.total': 'En tout',
  'creditAssessment.review.title': 'Envoyer l’évaluation maintenant ?',
  'creditAssessment.review.text':
    'Le prêteur reçoit tout ce qui est ci-dessous. Vous ne pourrez ensuite ni le reprendre ni le modifier.',
  'creditAssessment.review.filesLabel': 'Fichiers',
  'creditAssessment.review.years': 'Chiffres pour',
  'creditAssessment.review.notApplicable': 'Documents déclarés inexistants',
  'creditAssessment.confirm': { one: 'Envoyer {count} fichier', other: 'Envoyer {count} fichiers' },
  'creditAssessment.sending':
    'Envoi en cours. Cela peut prendre quelques minutes. Vous pouvez ranger le téléphone : les documents sont déjà chez nous et l’envoi continue sans lui. Revenez voir ici plus tard.',
  'creditAssessment.duplicate.title': 'Cette évaluation a peut-être déjà été envoyée',
  'creditAssessment.duplicate.text':
    'Les mêmes documents ont été envoyés précédemment. Rien de nouveau n’a été envoyé.',
  'creditAssessment.duplicate.confirm': 'Tout envoyer à nouveau',
}
