import type { creditAssessmentShare as english } from '../../copy/en/creditAssessmentShare.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessmentShare: Translation<typeof english> = {
  'creditAssessment.share.title': 'Demander l’aide d’un collègue',
  'creditAssessment.share.text':
    'Donnez cette adresse à une personne de votre société. Elle se connecte avec son propre compte : l’adresse seule n’ouvre rien.',
  'creditAssessment.share.sees': 'Ce que cette personne voit et peut faire',
  'creditAssessment.share.files':
    'Tous les fichiers qui sont ici, avec le nom de qui les a ajoutés. Elle peut ajouter et retirer des fichiers.',
  'creditAssessment.share.figures': 'Tous les chiffres. Elle peut les modifier.',
  'creditAssessment.share.send': 'Si elle en a le droit, elle peut envoyer l’évaluation.',
  'creditAssessment.share.address': 'Adresse de cette page',
  'creditAssessment.share.copy': 'Copier l’adresse',
  'creditAssessment.share.native': 'Partager',
}
