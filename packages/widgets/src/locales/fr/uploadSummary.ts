import type { uploadSummary as english } from '../../copy/en/uploadSummary.ts'
import type { Translation } from '../Translation.ts'

export const uploadSummary: Translation<typeof english> = {
  'uploads.title': 'Téléversements',
  'uploads.progress': {
    one: 'Fichier téléversé : {staged} sur {count}',
    other: 'Fichiers téléversés : {staged} sur {count}',
  },
  'uploads.bytes': '{sent} sur {size}',
  'uploads.left': 'Encore {duration} environ',
  'uploads.waiting': 'En attente',
  'uploads.paused': 'En pause',
  'uploads.done': { one: 'Le fichier est téléversé', other: 'Les {count} fichiers sont téléversés' },
  'uploads.notSubmitted': 'L’envoi n’est pas encore fait.',
  'uploads.keptUntil': 'L’envoi n’est pas encore fait. Vos fichiers sont gardés jusqu’au {date}.',
  'uploads.keptUntilAt': 'L’envoi n’est pas encore fait. {partner} garde vos fichiers jusqu’au {date}.',
  'uploads.problems': { one: '{count} fichier à vérifier', other: '{count} fichiers à vérifier' },
  'uploads.pauseAll': 'Tout mettre en pause',
  'uploads.resumeAll': 'Tout reprendre',
  'uploads.offline.title': 'Vous êtes hors connexion',
  'uploads.offline.text':
    'Tout ce qui a été téléversé est en sécurité, et le reste est gardé sur cet appareil. Le téléversement reprendra tout seul quand la connexion reviendra. Vous pouvez continuer à remplir cette page.',
  'uploads.signedOut.title': 'Votre session est terminée',
  'uploads.signedOut.text':
    'Tout ce qui a été téléversé est en sécurité. Reconnectez-vous : le reste reprendra alors tout seul.',
  'uploads.signIn': 'Se connecter',
  'uploads.failed.title': 'Nous n’avons pas pu voir ce qui a été téléversé avant',
  'uploads.failed.text': 'Rien n’est perdu. Vous pouvez ajouter des fichiers maintenant, ou réessayer.',
}
