import type { Language } from './houses.ts'

/** Names divided by commas; a name may hold spaces. */
const listed = (text: string): readonly string[] => text.split(/,\s+/)

export const firstNames: Readonly<Record<Language, readonly string[]>> = {
  fr: listed(`Anne, Benoît, Chloé, Damien, Élodie, Fabrice, Gaëlle, Hugo, Inès, Julien, Karine, Loïc,
    Maëva, Nicolas, Océane, Pascal, Quentin, Romane, Sébastien, Thérèse`),
  de: listed(`Anke, Bernd, Christa, Dieter, Eva, Frank, Greta, Heike, Jürgen, Katrin, Lars, Monika,
    Nils, Petra, Rainer, Sabine, Thomas, Ulrike, Volker, Wiebke`),
  es: listed(`Adrián, Begoña, Carmen, Diego, Elena, Fernando, Gloria, Íñigo, Jimena, Lucía, Manuel,
    Nuria, Óscar, Pilar, Rocío, Sergio, Teresa, Víctor, Ximena, Yolanda`),
}

export const lastNames: Readonly<Record<Language, readonly string[]>> = {
  fr: listed(`Aubry, Besson, Carpentier, Delaunay, Estève, Fournier, Girard, Hébert, Imbert, Joly,
    Lacroix, Marchand, Noël, Perrin, Renaud, Sauvage, Tessier, Vasseur, Le Goff, de la Tour`),
  de: listed(`Albrecht, Böhm, Conrad, Dietrich, Engel, Fuchs, Groß, Hartmann, Jäger, Köhler, Lindner,
    Möller, Neumann, Otto, Pfeiffer, Roth, Schäfer, Thiele, Vogt, von Ahlen`),
  es: listed(`Álvarez, Benítez, Castro, Domínguez, Espinosa, Fuentes, García, Herrera, Ibáñez, Jiménez,
    Lozano, Muñoz, Núñez, Ortega, Prieto, Ramos, Sánchez, Torres, Vega, de la Fuente`),
}

/** Places that further houses are named after, when a large demo needs them. */
export const furtherPlaces: Readonly<Record<Language, readonly string[]>> = {
  fr: listed(`Aubeterre, Beaurivage, Clairmont, Douvaine-Haute, Entrevaux-le-Lac, Fontenelle,
    Grandchamp, Hauterive, Jouvence, Longpré`),
  de: listed(`Altenau, Buchtal, Dornbach, Eichfeld, Falkenau, Grünwalden, Heidenrod, Kaltenbrunn,
    Lindenau, Neuhofen`),
  es: listed(`Almendral, Benalcázar, Carrascal, Dehesilla, Encinares, Fuentesol, Guadalmar, Huertas,
    Jarales, Miralba`),
}

export const houseKinds: Readonly<Record<Language, readonly string[]>> = {
  fr: listed('Centre hospitalier, Clinique, EHPAD'),
  de: listed('Klinikum, Krankenhaus, Pflegeheim'),
  es: listed('Hospital, Clínica, Residencia'),
}
