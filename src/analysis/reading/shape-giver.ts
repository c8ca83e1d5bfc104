/** The function in which a program gets checks of the shapes that are told, until they stand in the one that is differentiated. */
export const shapeGiver = 'adm_given_shapes';
