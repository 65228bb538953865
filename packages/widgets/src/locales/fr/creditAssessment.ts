import type { creditAssessment as english } from '../../copy/en/creditAssessment.ts'
import type { Translation } from '../Translation.ts'

export const creditAssessment: Translation<typeof english> = {
  'creditAssessment.title': 'Évaluation de crédit',
  'creditAssessment.intro':
    'Le prêteur lit ces documents et ces chiffres avant de décider d’une limite. Arrêtez-vous quand vous voulez : ce que vous avez ajouté est gardé, et vous pouvez continuer plus tard sur n’importe quel appareil.',
  'creditAssessment.sections': 'Parties de l’évaluation de crédit',
  'creditAssessment.section.company': 'Documents de la société',
  'creditAssessment.section.finances': 'Comptes et relevés',
  'creditAssessment.section.figures': 'Chiffres',
  'creditAssessment.section.agreement': 'Accord',
  'creditAssessment.section.account': 'Papiers du compte bancaire',
  'creditAssessment.section.check': 'Vérifier et envoyer',
  'creditAssessment.section.company.text':
    'Les papiers qui montrent ce qu’est la société, à qui elle appartient et qui la dirige.',
  'creditAssessment.section.finances.text': 'Les papiers qui montrent l’argent qui entre et qui sort.',
  'creditAssessment.section.figures.text': 'Douze chiffres par année, tels qu’ils figurent dans vos comptes.',
  'creditAssessment.section.agreement.text':
    'Ce qui a été convenu avec le prêteur, et qui a donné son accord.',
  'creditAssessment.section.account.text': 'Les papiers du compte sur lequel l’argent est versé.',
  'creditAssessment.section.check.text':
    'Relisez tout une dernière fois. Ce qui a été envoyé ne peut être ni repris ni modifié ici.',
  'creditAssessment.state.none': 'Rien d’ajouté pour l’instant',
  'creditAssessment.state.some': 'Fait : {done} sur {total}',
  'creditAssessment.state.all': 'Tout est fait',
  'creditAssessment.state.problems': { one: '{count} point à vérifier', other: '{count} points à vérifier' },
  'creditAssessment.state.ready': 'Tout est là. Vous pouvez envoyer l’évaluation.',
  'creditAssessment.state.notReady': {
    one: 'Il reste {count} étape à faire',
    other: 'Il reste {count} étapes à faire',
  },
  'creditAssessment.progress': 'Avancement de l’évaluation',
  'creditAssessment.progress.steps': 'Étapes faites : {done} sur {total}',
  'creditAssessment.allParts': 'Toutes les parties',
  'creditAssessment.next': 'Suivant : {part}',
  'creditAssessment.previous': 'Retour : {part}',
  'creditAssessment.saved.loading': 'Recherche de ce qui a été enregistré',
  'creditAssessment.saved.saving': 'Enregistrement en cours',
  'creditAssessment.saved.everybody': 'Enregistré pour tout le monde chez {partner}, {time}',
  'creditAssessment.saved.everybody.noName': 'Enregistré pour toutes les personnes qui y travaillent, {time}',
  'creditAssessment.saved.by': 'Dernière modification par {name}, {time}',
  'creditAssessment.saved.empty': 'Ce que vous ajoutez est enregistré au fur et à mesure.',
  'creditAssessment.saved.local':
    'Enregistré sur cet appareil seulement. Vos collègues le verront dès qu’il y aura une connexion.',
  'creditAssessment.conflict.title': '{name} a modifié les mêmes chiffres',
  'creditAssessment.conflict.title.noName': 'Une autre personne a modifié les mêmes chiffres',
  'creditAssessment.conflict.text':
    'Ce que vous avez saisi est différent de ce qui est enregistré. Seules les cases modifiées des deux côtés sont concernées. Choisissez ce qu’il faut garder.',
  'creditAssessment.conflict.theirs': 'Prendre les chiffres enregistrés',
  'creditAssessment.conflict.mine': 'Garder mes chiffres',
  'creditAssessment.mayNotApply':
    'Si ce document n’existe pas pour votre société, indiquez-le ci-dessous : l’évaluation est alors envoyée sans lui, et le prêteur pourra vous le demander.',
  'creditAssessment.filesNeeded': {
    one: 'Il faut {count} fichier.',
    other: 'Il faut {count} fichiers. Ils sont numérotés dans l’ordre affiché.',
  },
  'creditAssessment.unused':
    'Vous ne donnez plus de chiffres pour {year} : ces fichiers sont donc gardés, mais ils ne seront pas envoyés. Choisissez de nouveau cette année sous « Chiffres », ou retirez-les.',
  'creditAssessment.share': 'Demander à un collègue',
  'creditAssessment.submit': 'Envoyer l’évaluation',
  'creditAssessment.rejected.title':
    'L’évaluation n’a pas été acceptée. Tous les fichiers et tous les chiffres sont gardés.',
  'creditAssessment.error.REQUIRED': 'Ajoutez un fichier pour « {document} »',
  'creditAssessment.error.TOO_FEW_FILES': {
    one: 'Il faut {count} fichier pour « {document} »',
    other: 'Il faut {count} fichiers pour « {document} »',
  },
  'creditAssessment.error.STILL_UPLOADING': 'Attendez que les fichiers pour « {document} » soient téléversés',
  'creditAssessment.error.FILE_PROBLEM':
    'Retirez ou remplacez le fichier qui a un problème sous « {document} »',
  'creditAssessment.error.missingFiles': {
    one: '{part} : il manque {count} document',
    other: '{part} : il manque {count} documents',
  },
  'creditAssessment.error.missingFigures': {
    one: 'Chiffres pour {year} : il en manque {count}',
    other: 'Chiffres pour {year} : il en manque {count}',
  },
}
