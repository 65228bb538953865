import type { everyWidget as english } from '../../copy/en/everyWidget.ts'
import type { Translation } from '../Translation.ts'

export const everyWidget: Translation<typeof english> = {
  'common.retry': 'Réessayer',
  'common.loading': 'Chargement',
  'common.newTab': '(s’ouvre dans un nouvel onglet)',
  'common.close': 'Fermer',
  'common.copy': 'Copier',
  'common.copied': 'Copié',
  'common.copyRefused': 'Votre navigateur a refusé la copie. Le texte est sélectionné : copiez-le d’ici.',
  'common.offline': 'Vous êtes hors connexion. Voici ce que nous avons vu en dernier, {age}.',
  'common.stale': 'Impossible d’actualiser. Voici ce que nous avons vu en dernier, {age}.',
  'common.justNow': 'à l’instant',
  'common.chunkFailed': 'Impossible de charger cette partie.',
  'common.chunkFailed.text':
    'Un nouvel essai se fera dès que vous serez de nouveau en ligne. Si l’échec persiste, rechargez la page.',
  'common.contactSupport': 'Contacter l’assistance',
  'common.errors.title': 'Il y a un problème',
  'common.crashed.title': 'Cette partie de la page ne fonctionne plus',
  'common.crashed.text': 'Rien n’a été modifié. Réessayez ou rechargez la page.',
  'common.failed.network': 'Impossible de joindre le service. Vérifiez votre connexion et réessayez.',
  'common.failed.offline': 'Vous êtes hors connexion. Connectez-vous à internet et réessayez.',
  'common.failed.server': 'Le service a un problème. Réessayez dans un instant.',
  'common.failed.busy': 'Trop de demandes à la fois. Attendez un instant, puis réessayez.',
  'common.failed.credentials':
    'Le service n’accepte pas cette application pour le moment. Attendre ne sert à rien. Prévenez les responsables de cette application et donnez-leur l’identifiant de la demande.',
  'common.failed.session': 'Votre session est terminée. Reconnectez-vous pour voir ceci.',
  'common.failed.permission': 'Vous n’avez pas accès à ceci.',
  'common.failed.contract': 'Nous n’avons pas pu lire la réponse du service.',
  'common.failed.noRelay':
    'La réponse ne vient pas du service : nous ne savons donc rien de votre argent pour le moment. Réessayez. Si cela continue, prévenez l’assistance.',
  'common.failed.other': 'Impossible de charger ceci.',
  'common.requestId': 'Identifiant de la demande',
}
