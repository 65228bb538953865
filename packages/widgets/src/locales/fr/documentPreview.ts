import type { documentPreview as english } from '../../copy/en/documentPreview.ts'
import type { Translation } from '../Translation.ts'

export const documentPreview: Translation<typeof english> = {
  'preview.size': '{type}, {size}',
  'preview.openTab': 'Ouvrir dans un nouvel onglet',
  'preview.save': 'Enregistrer sur cet appareil',
  'preview.image': 'L’image {name}',
  'preview.text': 'Les premières lignes de {name}',
  'preview.none': 'Ce type de fichier ne peut pas être affiché ici. Enregistrez-le pour le regarder.',
  'preview.failed':
    'Nous n’avons pas pu récupérer ce fichier. Il est en sécurité : vérifiez votre connexion et réessayez.',
}
