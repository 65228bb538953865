import type { formReview as english } from '../../copy/en/formReview.ts'
import type { Translation } from '../Translation.ts'

export const formReview: Translation<typeof english> = {
  'form.edit': 'Modifier',
  'form.warnings.title': 'À vérifier avant de confirmer',
  'form.warnings.checked': 'J’ai vérifié',
  'form.warnings.open': 'Cochez chaque point ci-dessus pour confirmer.',
  'form.offline.title': 'Vous êtes hors connexion. Rien n’a été envoyé.',
  'form.offline.text': 'Connectez-vous à internet, puis confirmez à nouveau.',
  'form.sessionExpired.title': 'Votre session est terminée. Rien n’a été envoyé.',
  'form.sessionExpired.text':
    'Reconnectez-vous dans un autre onglet, puis revenez ici et confirmez. Ce que vous avez saisi est gardé.',
  'form.inFlightElsewhere.title': 'Un autre onglet envoie la même chose',
  'form.inFlightElsewhere.text':
    'Rien n’a été envoyé d’ici. Attendez que l’autre onglet ait fini, puis réessayez.',
  'form.notSent.title': 'Rien n’a été envoyé',
  'form.notSent.text':
    'La vérification supplémentaire n’a pas été terminée. Vous pouvez confirmer à nouveau.',
  'form.duplicate.earlier': 'La demande précédente',
  'form.duplicate.back': 'Ne pas envoyer',
  'form.duplicate.rows': 'Déjà envoyés',
  'form.duplicate.others': 'Envoyer seulement le reste ({count})',
  'form.rejected.check': 'Vérifiez ce que vous avez saisi et réessayez.',
  'form.rejected.permission': 'Vous n’avez pas le droit de faire cela.',
  'form.rejected.credentials':
    'Le service n’accepte pas cette application pour le moment. Rien n’a donc été envoyé. Attendre ne sert à rien. Prévenez les responsables de cette application et donnez-leur l’identifiant de la demande.',
  'form.rejected.busy': 'Le service est occupé. Attendez un instant et réessayez.',
  'form.rejected.large':
    'Tout cela ensemble est trop volumineux pour le service. Réduisez certains fichiers, puis réessayez.',
  'form.rejected.fileMissing':
    'Un fichier n’est plus chez nous, ou n’est pas arrivé en entier. Rien n’a été envoyé. Regardez les fichiers, puis réessayez.',
  'form.rejected.fileChanged':
    'Un fichier n’est pas celui que vous avez regardé ici. Il n’a donc pas été accepté. Regardez les fichiers, puis réessayez.',
  'form.rejected.words': 'Message du service : « {message} »',
}
