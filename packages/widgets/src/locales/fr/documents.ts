import type { documents as english } from '../../copy/en/documents.ts'
import type { Translation } from '../Translation.ts'

export const documents: Translation<typeof english> = {
  'documents.add': 'Ajouter un fichier',
  'documents.addSeveral': 'Ajouter des fichiers',
  'documents.camera': 'Prendre une photo',
  'documents.limits': '{types}, jusqu’à {size}.',
  'documents.drop': 'Vous pouvez aussi déposer ou coller des fichiers ici.',
  'documents.full': {
    one: 'Il y a de la place pour {count} fichier ici. Retirez-le pour en ajouter un autre.',
    other: 'Il y a de la place pour {count} fichiers ici. Retirez-en un pour en ajouter un autre.',
  },
  'documents.count': { one: '{count} fichier téléversé', other: '{count} fichiers téléversés' },
  'documents.notApplicable': 'Nous n’avons pas ce document',
  'documents.notApplicableOf': 'Nous n’avons pas ce document : {document}',

  'documents.sizeSent': '{sent} sur {size}',
  'documents.sizeSmaller': '{size}, réduit depuis {original}',
  'documents.by': 'Téléversé par {name}',

  'documents.state.queued': 'En attente de son tour',
  'documents.state.preparing': 'En préparation',
  'documents.state.uploading': 'Téléversement en cours',
  'documents.state.staged': 'Téléversé, pas encore envoyé',
  'documents.paused.person': 'En pause. Ce qui est arrivé est gardé.',
  'documents.paused.offline': 'Vous êtes hors connexion. Le téléversement reprendra tout seul.',
  'documents.paused.session': 'Reconnectez-vous. Le téléversement reprendra alors tout seul.',

  'documents.problem.TYPE':
    'Ce type de fichier n’est pas accepté, ou son contenu n’est pas ce que dit son nom. Choisissez un autre fichier.',
  'documents.problem.EMPTY': 'Ce fichier est vide. Choisissez un autre fichier.',
  'documents.problem.ENCRYPTED':
    'Ce fichier ne s’ouvre qu’avec un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le à nouveau.',
  'documents.problem.SUSPICIOUS':
    'Ce fichier contient quelque chose qui peut être dangereux : nous ne l’avons donc pas gardé. Enregistrez-le à nouveau en PDF, puis choisissez ce PDF.',
  'documents.problem.TOO_LARGE':
    'Ce fichier est trop gros. Enregistrez-le en plus petit ou en plusieurs parties, puis choisissez-les.',
  'documents.problem.TOO_MANY':
    'Il n’y a plus de place pour d’autres fichiers ici. Retirez d’abord un autre fichier, puis choisissez celui-ci à nouveau.',
  'documents.problem.STAGING_FULL':
    'Il n’y a plus d’espace de stockage pour votre entreprise. Retirez les fichiers dont vous n’avez pas besoin, puis réessayez.',
  'documents.problem.UNREADABLE': 'Votre appareil ne peut plus lire ce fichier. Choisissez-le à nouveau.',
  'documents.problem.NOT_HERE':
    'Ce fichier n’est pas arrivé en entier, et il n’est pas sur cet appareil. Choisissez le même fichier pour continuer là où il s’est arrêté.',
  'documents.problem.EXPIRED':
    'Ce fichier a attendu trop longtemps et a été supprimé. Il faut le téléverser à nouveau.',
  'documents.problem.CHANGED': 'Ce fichier a été abîmé en chemin. Réessayez.',
  'documents.problem.CONNECTION':
    'La connexion a été coupée plusieurs fois. Ce qui est arrivé est gardé. Réessayez.',
  'documents.problem.NOT_ALLOWED':
    'Vous n’avez pas le droit de téléverser des fichiers pour cette entreprise. Demandez à un collègue qui a ce droit.',

  'documents.pause': 'Mettre en pause',
  'documents.resume': 'Reprendre',
  'documents.pickAgain': 'Choisir à nouveau',
  'documents.pickAnother': 'Choisir un autre fichier',
  'documents.replace': 'Remplacer',
  'documents.remove': 'Retirer',
  'documents.removeAsk': 'Retirer ce fichier ? Il est déjà téléversé.',
  'documents.keep': 'Le garder',
  'documents.reorder': 'Changer l’ordre',
  'documents.up': 'Vers le haut',
  'documents.down': 'Vers le bas',

  'documents.said.started': {
    one: 'Le téléversement de {name} a commencé.',
    other: 'Le téléversement de {count} fichiers a commencé.',
  },
  'documents.said.half': 'La moitié est téléversée.',
  'documents.said.staged': {
    one: 'Fichier téléversé : {name}.',
    other: '{count} fichiers de plus sont téléversés.',
  },
  'documents.said.all': 'Tout est téléversé. L’envoi n’est pas encore fait.',
  'documents.said.problem': '{name} : {reason}',
  'documents.said.removed': 'Fichier retiré : {name}.',
  'documents.said.moved': '{name} est maintenant le fichier {position} sur {count}.',
  'documents.said.none': 'Les téléversements continuent.',
  'documents.said.offline':
    'Vous êtes hors connexion. Les téléversements attendent. Ce qui est arrivé est gardé.',
  'documents.said.session':
    'Votre session est terminée. Les téléversements attendent. Ce qui est arrivé est gardé.',
}
