import type { Sentences } from './sentence.ts';

export const french: Sentences = {
  'The email field is required': 'Le courriel est requis',
  'The email provided should be a valid email address': 'Le courriel doit être une adresse valide',
  'The password field is required': 'Le mot de passe est requis',
  'The password must have at least {{count}} characters':
    'Le mot de passe doit compter au moins {{count}} caractères',
  'The password can have at most {{count}} characters':
    'Le mot de passe peut compter au plus {{count}} caractères',
  'Please choose Worker or Business': 'Veuillez choisir Travailleur ou Entreprise',
  'Please enter your name': 'Veuillez entrer votre nom',
  'This field is required': 'Ce champ est requis',
  'Both password fields need to be the same': 'Les deux mots de passe doivent être identiques',
  'Invalid Credentials': 'Courriel ou mot de passe incorrect',
  'Email in use': 'Ce courriel est déjà utilisé',
  'This password is too easy to guess. Please choose another one':
    'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre',
  'The current password is not right': 'Le mot de passe actuel est incorrect',
  'This link is no longer valid. Please ask for a new one':
    'Ce lien n’est plus valide. Veuillez en demander un nouveau',
  'Too Short!': 'Trop court!',
  'Business Name is required': 'Le nom de l’entreprise est requis',
  'Phone Number is required': 'Le numéro de téléphone est requis',
  'Phone number is not valid': 'Le numéro de téléphone n’est pas valide',
  'Business Description is required': 'La description de l’entreprise est requise',
  'Business Type is required': 'Le type d’entreprise est requis',
  'Please upload an image': 'Veuillez téléverser une image',
  'First name is required': 'Le prénom est requis',
  'Last name is required': 'Le nom de famille est requis',
  'Bio is required': 'La présentation est requise',
  'Address is required': 'L’adresse est requise',
  'City Number is required': 'La ville est requise',
  'Province is required': 'La province est requise',
  'Postal Code is required': 'Le code postal est requis',
  'Country is required': 'Le pays est requis',
  'Name is required': 'Le nom est requis',
  'Invalid email': 'Courriel non valide',
  'Email is required': 'Le courriel est requis',
  'Location Name is required': 'Le nom du lieu est requis',
  'Please add an image': 'Veuillez ajouter une image',
  'Please Upload Documents': 'Veuillez téléverser les documents',
  'The file must be an image': 'Le fichier doit être une image',
  'The image must be at most 10 MB': 'L’image doit peser au plus 10 Mo',
  'This upload link has expired. Please try again':
    'Le lien de téléversement a expiré. Veuillez réessayer',
  'You must be legally able to work in Canada to apply for this job.':
    'Vous devez être légalement autorisé à travailler au Canada pour postuler à cet emploi.',
  'Thank you. You have completed the screening survey.':
    'Merci. Vous avez rempli le questionnaire de présélection.',
  'This supervisor is named on a shift that is still to come':
    'Ce superviseur est inscrit à un quart à venir',
  'A shift that is still to come takes place here': 'Un quart à venir a lieu ici',
  'A date and time is required': 'La date et l’heure sont requises',
  'The selected time must be at least 3 hours from now.':
    'L’heure choisie doit être au moins 3 heures à partir de maintenant.',
  'Job type is required': 'Le type d’emploi est requis',
  'Job title is required': 'Le poste est requis',
  'Supervisor is required': 'Le superviseur est requis',
  'Description is required': 'La description est requise',
  'Location is required': 'Le lieu est requis',
  'Duration is required': 'La durée est requise',
  'The number of workers is required': 'Le nombre de travailleurs est requis',
  'At least one worker is needed': 'Il faut au moins une personne',
  'The rate goes in steps of $0.50': 'Le taux va par tranches de 0,50 $',
  'The duration goes in steps of half an hour': 'La durée va par tranches d’une demi-heure',
  'The rate cannot be lower than {{min}} for {{jobType}}':
    'Le taux ne peut pas être inférieur à {{min}} pour {{jobType}}',
  'The rate cannot be lower than {{min}}': 'Le taux ne peut pas être inférieur à {{min}}',
  'The rate cannot be higher than {{max}}': 'Le taux ne peut pas être supérieur à {{max}}',
  'Please select a job type before adjusting the rate':
    'Veuillez choisir un type d’emploi avant d’ajuster le taux',
  'A shift lasts {{min}} to {{max}} hours, in steps of half an hour':
    'Un quart dure de {{min}} à {{max}} heures, par tranches d’une demi-heure',
  'A shift has 1 to {{max}} workers': 'Un quart compte de 1 à {{max}} personnes',
  'A shift starts on a 15-minute mark': 'Un quart commence à un quart d’heure juste',
  'Minimum rate must be lower than maximum rate':
    'Le taux minimum doit être inférieur au taux maximum',
  'Maximum rate must be higher than minimum rate':
    'Le taux maximum doit être supérieur au taux minimum',
  'Please choose Temp or Permanent': 'Veuillez choisir Temporaire ou Permanent',
  'Further days are chosen when a posting is created':
    'Les autres jours se choisissent à la création de l’offre',
  'The employment type of a posting cannot be changed':
    'Le type d’emploi d’une offre ne peut pas être changé',
  'The birth date must be in the past': 'La date de naissance doit être passée',
  'This document was already submitted': 'Ce document a déjà été soumis',
  'This document was already reviewed': 'Ce document a déjà été vérifié',
  'Invalid input': 'Donnée non valide',
  'Please give a reason': 'Veuillez donner une raison',
  'Please choose 1 to 5 stars': 'Veuillez choisir de 1 à 5 étoiles',
  'The account number has 5 to 17 digits': 'Le numéro de compte compte de 5 à 17 chiffres',
  'The institution number has {{count}} digits':
    'Le numéro d’institution compte {{count}} chiffres',
  'The transit number has {{count}} digits': 'Le numéro de transit compte {{count}} chiffres',
  'At most {{count}} characters are allowed': 'Au plus {{count}} caractères sont permis',
  'At most two decimals are allowed': 'Au plus deux décimales sont permises',
  'Not a valid id': 'Identifiant non valide',
  'A date and time in UTC is required': 'La date et l’heure en UTC sont requises',
  'A date is required': 'La date est requise',
  'A web address is required': 'Une adresse Web est requise',
  'Two coordinates are required: latitude,longitude':
    'Deux coordonnées sont requises : latitude,longitude',
  'This is not a cursor of this list': 'Ce curseur n’est pas de cette liste',
  'This contains a character that cannot be used': 'Ceci contient un caractère non permis',
  'This field is not known': 'Ce champ n’est pas connu',
  'A key has 1 to 200 printable characters': 'Une clé compte de 1 à 200 caractères imprimables',
  'Please complete the steps before this one first':
    'Veuillez d’abord terminer les étapes précédentes',
  'Please complete your profile': 'Veuillez compléter votre profil',
  'Please add a supervisor': 'Veuillez ajouter un superviseur',
  'Please add a location': 'Veuillez ajouter un lieu',
  'Please add a payment method': 'Veuillez ajouter un mode de paiement',
  'Please complete the screening survey': 'Veuillez remplir le questionnaire de présélection',
  'Please complete onboarding': 'Veuillez terminer l’intégration',
  'Your account is suspended because a shift was cancelled with less than 24 hours notice. Please contact support':
    'Votre compte est suspendu parce qu’un quart a été annulé avec moins de 24 heures de préavis. Veuillez joindre le soutien',
  'Please allow up to 48 hours to confirm submissions.':
    'La vérification peut prendre jusqu’à 48 heures.',
  'Please add your date of birth to your profile to take retail shifts':
    'Veuillez ajouter votre date de naissance à votre profil pour prendre des quarts en magasin',
  'You are not old enough to take retail shifts in this province':
    'Vous n’avez pas l’âge requis pour les quarts en magasin dans cette province',
  'This shift has already begun': 'Ce quart a déjà commencé',
  'This shift has not begun yet': 'Ce quart n’a pas encore commencé',
  'This worker is already marked as a no-show': 'L’absence de ce travailleur est déjà indiquée',
  'This shift has no open place left': 'Ce quart n’a plus de place libre',
  'You have already filled this shift': 'Vous avez déjà comblé ce quart',
  'This shift overlaps with another confirmed shift': 'Ce quart chevauche un autre quart confirmé',
  'You have already requested this shift': 'Vous avez déjà demandé ce quart',
  'This worker is already confirmed on this shift':
    'Cette personne est déjà confirmée pour ce quart',
  'There is no request to withdraw': 'Il n’y a pas de demande à retirer',
  'The worker has withdrawn this request': 'La personne a retiré cette demande',
  'You are not confirmed on this shift': 'Vous n’êtes pas confirmé pour ce quart',
  'The clock-in time is already confirmed': 'L’heure d’arrivée est déjà confirmée',
  'Please confirm the clock-in time first': 'Veuillez d’abord confirmer l’heure d’arrivée',
  'The clock-out time is already confirmed': 'L’heure de départ est déjà confirmée',
  'Please confirm the clock-out time first': 'Veuillez d’abord confirmer l’heure de départ',
  'The clock-out time must be after the clock-in time':
    'L’heure de départ doit suivre l’heure d’arrivée',
  'A shift can last at most 24 hours': 'Un quart peut durer au plus 24 heures',
  'This worker is already rated': 'Cette personne est déjà évaluée',
  'Shift has no confirmed workers': 'Le quart n’a aucun travailleur confirmé',
  'Please complete all workers shifts': 'Veuillez terminer les quarts de tous les travailleurs',
  'You cannot edit a job that has a confirmed worker. Please contact support if you have any questions':
    'Vous ne pouvez pas modifier une offre qui a un travailleur confirmé. Veuillez joindre le soutien pour toute question',
  'This shift is already complete': 'Ce quart est déjà terminé',
  'This shift was cancelled': 'Ce quart a été annulé',
  'Please enter and submit the card first': 'Veuillez d’abord saisir et soumettre la carte',
  'Your card was declined': 'Votre carte a été refusée',
  'Your bank asks you to confirm this payment. Please add the card again':
    'Votre banque vous demande de confirmer ce paiement. Veuillez ajouter la carte de nouveau',
  'The signature is not valid': 'La signature n’est pas valide',
  'The payment provider is not answering. Please try again in a moment':
    'Le fournisseur de paiement ne répond pas. Veuillez réessayer dans un instant',
  Error: 'Erreur',
  'Please check the marked fields': 'Veuillez vérifier les champs indiqués',
  'The request could not be read': 'La requête n’a pas pu être lue',
  'Please sign in': 'Veuillez vous connecter',
  'Your session has ended. Please sign in again':
    'Votre session est terminée. Veuillez vous reconnecter',
  'You are not allowed to do this': 'Vous n’êtes pas autorisé à faire cela',
  'This does not exist': 'Ceci n’existe pas',
  'Somebody changed this at the same moment. Please try again':
    'Quelqu’un a modifié ceci au même moment. Veuillez réessayer',
  'This idempotency key was used with another request':
    'Cette clé d’idempotence a servi à une autre requête',
  'This is too large': 'C’est trop volumineux',
  'This type of content is not accepted': 'Ce type de contenu n’est pas accepté',
  'Too many attempts. Please wait a moment and try again':
    'Trop de tentatives. Veuillez patienter un instant et réessayer',
  'A service that we need is not answering. Please try again in a moment':
    'Un service dont nous avons besoin ne répond pas. Veuillez réessayer dans un instant',
  'Something went wrong on our side. Please try again':
    'Un problème est survenu de notre côté. Veuillez réessayer',
  'There is an error!': 'Il y a une erreur!',
  'You seem to be offline. Please check your connection and try again':
    'Vous semblez hors ligne. Veuillez vérifier votre connexion et réessayer',
  'This is taking longer than it should. Please try again':
    'Cela prend plus de temps que prévu. Veuillez réessayer',
  'Authorized Retailer': 'Détaillant autorisé',
  'Sales and Marketing': 'Ventes et marketing',
  Cultivation: 'Culture',
  Processing: 'Transformation',
  'Miscellaneous Other Services': 'Services divers',
  'Compliance and Regulatory': 'Conformité et réglementation',
  Budtender: 'Budtender',
  Trimmer: 'Tailleur',
  'Event Staff': 'Personnel d’événement',
  'Packing Agent': 'Agent d’emballage',
  'Brand Ambassador': 'Ambassadeur de marque',
  'You have reached {{count}} favourite workers. Please remove one first':
    'Vous avez atteint {{count}} travailleurs favoris. Veuillez d’abord en retirer un',
  'You already have a template with this name': 'Vous avez déjà un modèle de ce nom',
  'You have reached {{count}} templates. Please delete one first':
    'Vous avez atteint {{count}} modèles. Veuillez d’abord en supprimer un',
  'A time is required': 'L’heure est requise',
  'Please name the template': 'Veuillez nommer le modèle',
  'Please enter the card number': 'Veuillez entrer le numéro de la carte',
  'The card number is not complete': 'Le numéro de la carte est incomplet',
  'Please check the card number': 'Veuillez vérifier le numéro de la carte',
  'Please enter month and year as MM/YY': 'Veuillez entrer le mois et l’année sous la forme MM/AA',
  'Please enter the 3 or 4 digits': 'Veuillez entrer les 3 ou 4 chiffres',
  'Please check the date of birth': 'Veuillez vérifier la date de naissance',
  'Your card was declined.': 'Votre carte a été refusée.',
  'Your card has insufficient funds.': 'Les fonds de votre carte sont insuffisants.',
  'Your card has expired.': 'Votre carte est expirée.',
  "Your card's security code is incorrect.": 'Le code de sécurité de votre carte est incorrect.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Une erreur est survenue lors du traitement de votre carte. Veuillez réessayer dans un instant.',
};
