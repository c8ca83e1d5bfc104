/** The function in which a program gets the handles of the request, until they stand in the one that is differentiated. */
export const handleGiver = 'adm_given_handles';
