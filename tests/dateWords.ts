// In the console they come with the words of each language.
import 'dayjs/locale/de.js'
import 'dayjs/locale/en-gb.js'
import 'dayjs/locale/es.js'
import 'dayjs/locale/fr.js'
