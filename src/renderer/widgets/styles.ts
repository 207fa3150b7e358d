// In this order: what is said of a shared shape stands above what differs from it.
import './cells.recipe.ts'
import './controls.recipe.ts'
import './choices/choices.recipe.ts'
import './times/dates.recipe.ts'
