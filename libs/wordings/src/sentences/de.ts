import type { Sentences } from './sentence.ts';

export const german: Sentences = {
  'The email field is required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  'The email provided should be a valid email address':
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'The password field is required': 'Bitte geben Sie Ihr Passwort ein',
  'The password must have at least {{count}} characters':
    'Das Passwort muss mindestens {{count}} Zeichen haben',
  'The password can have at most {{count}} characters':
    'Das Passwort darf höchstens {{count}} Zeichen haben',
  'Please choose Worker or Business': 'Bitte wählen Sie Arbeitskraft oder Unternehmen',
  'Please enter your name': 'Bitte geben Sie Ihren Namen ein',
  'This field is required': 'Dieses Feld ist erforderlich',
  'Both password fields need to be the same': 'Beide Passwörter müssen übereinstimmen',
  'Invalid Credentials': 'E-Mail-Adresse oder Passwort ist falsch',
  'Email in use': 'Diese E-Mail-Adresse wird bereits verwendet',
  'This password is too easy to guess. Please choose another one':
    'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes',
  'The current password is not right': 'Das aktuelle Passwort ist nicht richtig',
  'This link is no longer valid. Please ask for a new one':
    'Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an',
  'Too Short!': 'Zu kurz!',
  'Business Name is required': 'Der Firmenname ist erforderlich',
  'Phone Number is required': 'Die Telefonnummer ist erforderlich',
  'Phone number is not valid': 'Die Telefonnummer ist ungültig',
  'Business Description is required': 'Die Beschreibung des Unternehmens ist erforderlich',
  'Business Type is required': 'Die Art des Unternehmens ist erforderlich',
  'Please upload an image': 'Bitte laden Sie ein Bild hoch',
  'First name is required': 'Der Vorname ist erforderlich',
  'Last name is required': 'Der Nachname ist erforderlich',
  'Bio is required': 'Bitte beschreiben Sie sich kurz',
  'Address is required': 'Die Adresse ist erforderlich',
  'City Number is required': 'Der Ort ist erforderlich',
  'Province is required': 'Die Provinz ist erforderlich',
  'Postal Code is required': 'Die Postleitzahl ist erforderlich',
  'Country is required': 'Das Land ist erforderlich',
  'Name is required': 'Der Name ist erforderlich',
  'Invalid email': 'Ungültige E-Mail-Adresse',
  'Email is required': 'Die E-Mail-Adresse ist erforderlich',
  'Location Name is required': 'Der Name des Standorts ist erforderlich',
  'Please add an image': 'Bitte fügen Sie ein Bild hinzu',
  'Please Upload Documents': 'Bitte laden Sie die Dokumente hoch',
  'The file must be an image': 'Die Datei muss ein Bild sein',
  'The image must be at most 10 MB': 'Das Bild darf höchstens 10 MB groß sein',
  'This upload link has expired. Please try again':
    'Der Link zum Hochladen ist abgelaufen. Bitte versuchen Sie es noch einmal',
  'You must be legally able to work in Canada to apply for this job.':
    'Sie müssen in Kanada arbeiten dürfen, um sich auf diese Stelle zu bewerben.',
  'Thank you. You have completed the screening survey.':
    'Vielen Dank. Sie haben den Eignungsfragebogen ausgefüllt.',
  'This supervisor is named on a shift that is still to come':
    'Diese Ansprechperson ist für eine kommende Schicht eingetragen',
  'A shift that is still to come takes place here': 'Hier findet noch eine Schicht statt',
  'A date and time is required': 'Datum und Uhrzeit sind erforderlich',
  'The selected time must be at least 3 hours from now.':
    'Die gewählte Zeit muss mindestens 3 Stunden in der Zukunft liegen.',
  'Job type is required': 'Der Tätigkeitsbereich ist erforderlich',
  'Job title is required': 'Die Tätigkeit ist erforderlich',
  'Supervisor is required': 'Die Ansprechperson ist erforderlich',
  'Description is required': 'Die Beschreibung ist erforderlich',
  'Location is required': 'Der Standort ist erforderlich',
  'Duration is required': 'Die Dauer ist erforderlich',
  'The number of workers is required': 'Die Anzahl der Arbeitskräfte ist erforderlich',
  'At least one worker is needed': 'Mindestens eine Arbeitskraft wird gebraucht',
  'The rate goes in steps of $0.50': 'Der Stundenlohn geht in Schritten von 0,50 $',
  'The duration goes in steps of half an hour':
    'Die Dauer geht in Schritten von einer halben Stunde',
  'The rate cannot be lower than {{min}} for {{jobType}}':
    'Der Stundenlohn für {{jobType}} darf nicht unter {{min}} liegen',
  'The rate cannot be lower than {{min}}': 'Der Stundenlohn darf nicht unter {{min}} liegen',
  'The rate cannot be higher than {{max}}': 'Der Stundenlohn darf nicht über {{max}} liegen',
  'Please select a job type before adjusting the rate':
    'Bitte wählen Sie zuerst einen Tätigkeitsbereich',
  'A shift lasts {{min}} to {{max}} hours, in steps of half an hour':
    'Eine Schicht dauert {{min}} bis {{max}} Stunden, in Schritten von einer halben Stunde',
  'A shift has 1 to {{max}} workers': 'Eine Schicht hat 1 bis {{max}} Arbeitskräfte',
  'A shift starts on a 15-minute mark': 'Eine Schicht beginnt zur vollen Viertelstunde',
  'Minimum rate must be lower than maximum rate':
    'Der Mindestlohn muss unter dem Höchstlohn liegen',
  'Maximum rate must be higher than minimum rate':
    'Der Höchstlohn muss über dem Mindestlohn liegen',
  'Please choose Temp or Permanent': 'Bitte wählen Sie Schicht oder Festanstellung',
  'Further days are chosen when a posting is created':
    'Weitere Tage werden beim Erstellen einer Ausschreibung gewählt',
  'The employment type of a posting cannot be changed':
    'Die Art der Ausschreibung lässt sich nicht ändern',
  'The birth date must be in the past': 'Das Geburtsdatum muss in der Vergangenheit liegen',
  'This document was already submitted': 'Dieses Dokument wurde bereits eingereicht',
  'This document was already reviewed': 'Dieses Dokument wurde bereits geprüft',
  'Invalid input': 'Ungültige Eingabe',
  'Please give a reason': 'Bitte geben Sie einen Grund an',
  'Please choose 1 to 5 stars': 'Bitte wählen Sie 1 bis 5 Sterne',
  'The account number has 5 to 17 digits': 'Die Kontonummer hat 5 bis 17 Ziffern',
  'The institution number has {{count}} digits': 'Die Institutsnummer hat {{count}} Ziffern',
  'The transit number has {{count}} digits': 'Die Transitnummer hat {{count}} Ziffern',
  'At most {{count}} characters are allowed': 'Höchstens {{count}} Zeichen sind erlaubt',
  'At most two decimals are allowed': 'Höchstens zwei Nachkommastellen sind erlaubt',
  'Not a valid id': 'Keine gültige Kennung',
  'A date and time in UTC is required': 'Datum und Uhrzeit in UTC sind erforderlich',
  'A date is required': 'Ein Datum ist erforderlich',
  'A web address is required': 'Eine Webadresse ist erforderlich',
  'Two coordinates are required: latitude,longitude':
    'Zwei Koordinaten sind erforderlich: Breite,Länge',
  'This is not a cursor of this list': 'Dies ist keine Position dieser Liste',
  'This contains a character that cannot be used': 'Dies enthält ein nicht erlaubtes Zeichen',
  'This field is not known': 'Dieses Feld ist nicht bekannt',
  'A key has 1 to 200 printable characters': 'Ein Schlüssel hat 1 bis 200 druckbare Zeichen',
  'Please complete the steps before this one first':
    'Bitte schließen Sie zuerst die Schritte davor ab',
  'Please complete your profile': 'Bitte vervollständigen Sie Ihr Profil',
  'Please add a supervisor': 'Bitte fügen Sie eine Ansprechperson hinzu',
  'Please add a location': 'Bitte fügen Sie einen Standort hinzu',
  'Please add a payment method': 'Bitte fügen Sie eine Zahlungsmethode hinzu',
  'Please complete the screening survey': 'Bitte füllen Sie den Eignungsfragebogen aus',
  'Please complete onboarding': 'Bitte schließen Sie die Einrichtung ab',
  'Your account is suspended because a shift was cancelled with less than 24 hours notice. Please contact support':
    'Ihr Konto ist gesperrt, weil eine Schicht weniger als 24 Stunden vorher abgesagt wurde. Bitte wenden Sie sich an den Support',
  'Please allow up to 48 hours to confirm submissions.':
    'Die Prüfung kann bis zu 48 Stunden dauern.',
  'Please add your date of birth to your profile to take retail shifts':
    'Bitte tragen Sie Ihr Geburtsdatum im Profil ein, um Schichten im Einzelhandel zu übernehmen',
  'You are not old enough to take retail shifts in this province':
    'Sie sind für Schichten im Einzelhandel in dieser Provinz nicht alt genug',
  'This shift has already begun': 'Diese Schicht hat bereits begonnen',
  'This shift has not begun yet': 'Diese Schicht hat noch nicht begonnen',
  'This worker is already marked as a no-show':
    'Diese Arbeitskraft ist bereits als nicht erschienen vermerkt',
  'This shift has no open place left': 'In dieser Schicht ist kein Platz mehr frei',
  'You have already filled this shift': 'Diese Schicht ist bereits vollständig besetzt',
  'This shift overlaps with another confirmed shift':
    'Diese Schicht überschneidet sich mit einer anderen bestätigten Schicht',
  'You have already requested this shift': 'Sie haben diese Schicht bereits angefragt',
  'This worker is already confirmed on this shift':
    'Diese Arbeitskraft ist für die Schicht bereits bestätigt',
  'There is no request to withdraw': 'Es gibt keine Anfrage zum Zurückziehen',
  'The worker has withdrawn this request': 'Die Arbeitskraft hat diese Anfrage zurückgezogen',
  'You are not confirmed on this shift': 'Sie sind für diese Schicht nicht bestätigt',
  'The clock-in time is already confirmed': 'Die Einstempelzeit ist bereits bestätigt',
  'Please confirm the clock-in time first': 'Bitte bestätigen Sie zuerst die Einstempelzeit',
  'The clock-out time is already confirmed': 'Die Ausstempelzeit ist bereits bestätigt',
  'Please confirm the clock-out time first': 'Bitte bestätigen Sie zuerst die Ausstempelzeit',
  'The clock-out time must be after the clock-in time':
    'Die Ausstempelzeit muss nach der Einstempelzeit liegen',
  'A shift can last at most 24 hours': 'Eine Schicht kann höchstens 24 Stunden dauern',
  'This worker is already rated': 'Diese Arbeitskraft ist bereits bewertet',
  'Shift has no confirmed workers': 'Für diese Schicht ist niemand bestätigt',
  'Please complete all workers shifts': 'Bitte schließen Sie die Schichten aller Arbeitskräfte ab',
  'You cannot edit a job that has a confirmed worker. Please contact support if you have any questions':
    'Eine Ausschreibung mit bestätigter Arbeitskraft lässt sich nicht bearbeiten. Bei Fragen wenden Sie sich bitte an den Support',
  'This shift is already complete': 'Diese Schicht ist bereits abgeschlossen',
  'This shift was cancelled': 'Diese Schicht wurde abgesagt',
  'Please enter and submit the card first': 'Bitte geben Sie zuerst die Karte ein',
  'Your card was declined': 'Ihre Karte wurde abgelehnt',
  'Your bank asks you to confirm this payment. Please add the card again':
    'Ihre Bank verlangt eine Bestätigung dieser Zahlung. Bitte fügen Sie die Karte noch einmal hinzu',
  'The signature is not valid': 'Die Signatur ist ungültig',
  'The payment provider is not answering. Please try again in a moment':
    'Der Zahlungsanbieter antwortet nicht. Bitte versuchen Sie es gleich noch einmal',
  Error: 'Fehler',
  'Please check the marked fields': 'Bitte prüfen Sie die markierten Felder',
  'The request could not be read': 'Die Anfrage konnte nicht gelesen werden',
  'Please sign in': 'Bitte melden Sie sich an',
  'Your session has ended. Please sign in again':
    'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an',
  'You are not allowed to do this': 'Das dürfen Sie nicht',
  'This does not exist': 'Das gibt es nicht',
  'Somebody changed this at the same moment. Please try again':
    'Jemand hat dies im selben Moment geändert. Bitte versuchen Sie es noch einmal',
  'This idempotency key was used with another request':
    'Dieser Idempotenzschlüssel wurde mit einer anderen Anfrage verwendet',
  'This is too large': 'Das ist zu groß',
  'This type of content is not accepted': 'Diese Art von Inhalt wird nicht angenommen',
  'Too many attempts. Please wait a moment and try again':
    'Zu viele Versuche. Bitte warten Sie einen Moment',
  'A service that we need is not answering. Please try again in a moment':
    'Ein Dienst, den wir brauchen, antwortet nicht. Bitte versuchen Sie es gleich noch einmal',
  'Something went wrong on our side. Please try again':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal',
  'There is an error!': 'Es ist ein Fehler aufgetreten!',
  'You seem to be offline. Please check your connection and try again':
    'Sie sind offenbar offline. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal',
  'This is taking longer than it should. Please try again':
    'Das dauert länger als gewöhnlich. Bitte versuchen Sie es noch einmal',
  'Authorized Retailer': 'Lizenzierter Einzelhandel',
  'Sales and Marketing': 'Vertrieb und Marketing',
  Cultivation: 'Anbau',
  Processing: 'Verarbeitung',
  'Miscellaneous Other Services': 'Sonstige Dienstleistungen',
  'Compliance and Regulatory': 'Compliance und Regulierung',
  Budtender: 'Budtender',
  Trimmer: 'Trimmer',
  'Event Staff': 'Veranstaltungspersonal',
  'Packing Agent': 'Verpackungskraft',
  'Brand Ambassador': 'Markenbotschafter',
  'You have reached {{count}} favourite workers. Please remove one first':
    'Sie haben {{count}} Favoriten erreicht. Bitte entfernen Sie zuerst einen',
  'You already have a template with this name': 'Sie haben bereits eine Vorlage mit diesem Namen',
  'You have reached {{count}} templates. Please delete one first':
    'Sie haben {{count}} Vorlagen erreicht. Bitte löschen Sie zuerst eine',
  'A time is required': 'Eine Uhrzeit ist erforderlich',
  'Please name the template': 'Bitte benennen Sie die Vorlage',
  'Please enter the card number': 'Bitte geben Sie die Kartennummer ein',
  'The card number is not complete': 'Die Kartennummer ist unvollständig',
  'Please check the card number': 'Bitte prüfen Sie die Kartennummer',
  'Please enter month and year as MM/YY': 'Bitte geben Sie Monat und Jahr als MM/JJ ein',
  'Please enter the 3 or 4 digits': 'Bitte geben Sie die 3 oder 4 Ziffern ein',
  'Please check the date of birth': 'Bitte prüfen Sie das Geburtsdatum',
  'Your card was declined.': 'Ihre Karte wurde abgelehnt.',
  'Your card has insufficient funds.': 'Ihre Karte ist nicht ausreichend gedeckt.',
  'Your card has expired.': 'Ihre Karte ist abgelaufen.',
  "Your card's security code is incorrect.": 'Die Prüfnummer Ihrer Karte ist falsch.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
};
