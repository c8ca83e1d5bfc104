import type { Analysis } from './analysis.js';
import { activity } from './activity/activity.js';
import { adjointStates } from './activity/adjoint-states.js';
import { answers } from './activity/answers.js';
import { argumentLists } from './lists/argument-lists.js';
import { callees } from './reading/callees.js';
import { changingHandles } from './handles/changing-handles.js';
import { checkpoints } from './recording/checkpoints.js';
import { classes } from './classes/classes.js';
import { comparisons } from './classes/comparisons.js';
import { containers, namedContainers } from './lists/containers.js';
import { countedCalls } from './sharing/counted-calls.js';
import { declaredValues } from './reading/declared-values.js';
import { definiteAssignment } from './sharing/definite-assignment.js';
import { directives } from './reading/directives.js';
import { doubtfulReads } from './activity/doubtful-reads.js';
import { droppedValues } from './activity/dropped-values.js';
import { fixedPointExits } from './recording/fixed-point-exits.js';
import { fixedPoints } from './recording/fixed-points.js';
import { earlierCalls } from './sharing/earlier-calls.js';
import { earlyValues } from './sharing/early-values.js';
import { functionNames } from './names/function-names.js';
import { givenHandles } from './handles/given-handles.js';
import { givenShapes } from './reading/given-shapes.js';
import { handles } from './handles/handles.js';
import { hiddenBuiltins } from './reading/hidden-builtins.js';
import { incrementRuns } from './recording/increment-runs.js';
import { lateIncrements } from './recording/late-increments.js';
import { inlinedCalls } from './simplify/inlined-calls.js';
import { innerAssignments } from './sharing/inner-assignments.js';
import { idleZeros } from './activity/idle-zeros.js';
import { iterationAdjoints } from './activity/iteration-adjoints.js';
import { iterationElements } from './activity/iteration-elements.js';
import { kinds } from './kinds/kinds.js';
import { jointCalls } from './activity/joint-calls.js';
import { cachedConstants } from './handles/cached-constants.js';
import { storedHandles } from './handles/stored-handles.js';
import { loopInvariants } from './sharing/loop-invariants.js';
import { lateVariables } from './names/late-variables.js';
import { liveness } from './recording/liveness.js';
import { missingArguments } from './sharing/missing-arguments.js';
import { names } from './names/names.js';
import { offeredOutputs } from './lists/offered-outputs.js';
import { onlyValues } from './simplify/only-values.js';
import { origins } from './reading/origins.js';
import { overflows } from './shapes/overflows.js';
import { parallelLoops } from './recording/parallel-loops.js';
import { outerAdjoints } from './shapes/outer-adjoints.js';
import { possibleFunctions } from './reading/possible-functions.js';
import { recomputedValues } from './recording/recomputed-values.js';
import { recordedSizes } from './recording/recorded-sizes.js';
import { generatedFunctions } from './reading/generated-functions.js';
import { rewritableCalls } from './reading/rewritable-calls.js';
import { ruledHelpers } from './reading/ruled-helpers.js';
import { rules } from './reading/rules.js';
import { shadowing } from './names/shadowing.js';
import { namedElements } from './shapes/named-elements.js';
import { shapes } from './shapes/shapes.js';
import { sharedReads } from './simplify/shared-reads.js';
import { usualShapes } from './shapes/usual-shapes.js';
import { sharedReductions } from './simplify/shared-reductions.js';
import { sharedSolves } from './simplify/shared-solves.js';
import { sharing } from './sharing/sharing.js';
import { sparsePatterns } from './shapes/sparse-patterns.js';
import { stops } from './stops/stops.js';
import { squaresOfRoots } from './shapes/squares-of-roots.js';
import { steepValues } from './activity/steep-values.js';
import { spectra } from './activity/spectra.js';
import { substitutions } from './names/substitutions.js';
import { takenArguments } from './sharing/taken-arguments.js';
import { undoneSteps } from './recording/undone-steps.js';
import { unreadResults } from './recording/unread-results.js';
import { unneededOutputs } from './sharing/unneeded-outputs.js';
import { writtenConditions } from './handles/written-conditions.js';
import { writtenTexts } from './reading/written-texts.js';
import { zeroedParts } from './activity/zeroed-parts.js';

/** All analyses, by name. */
export const analyses: ReadonlyMap<string, Analysis> = new Map(
  [
    activity,
    adjointStates,
    argumentLists,
    callees,
    changingHandles,
    checkpoints,
    classes,
    comparisons,
    containers,
    namedContainers,
    namedElements,
    countedCalls,
    answers,
    declaredValues,
    definiteAssignment,
    directives,
    doubtfulReads,
    droppedValues,
    earlierCalls,
    earlyValues,
    fixedPointExits,
    fixedPoints,
    functionNames,
    givenHandles,
    givenShapes,
    handles,
    hiddenBuiltins,
    incrementRuns,
    inlinedCalls,
    innerAssignments,
    idleZeros,
    iterationAdjoints,
    iterationElements,
    jointCalls,
    kinds,
    cachedConstants,
    storedHandles,
    loopInvariants,
    lateIncrements,
    lateVariables,
    liveness,
    missingArguments,
    names,
    offeredOutputs,
    onlyValues,
    origins,
    overflows,
    parallelLoops,
    possibleFunctions,
    recomputedValues,
    recordedSizes,
    generatedFunctions,
    rewritableCalls,
    ruledHelpers,
    rules,
    shadowing,
    shapes,
    sharedReads,
    sharedReductions,
    sharedSolves,
    sharing,
    outerAdjoints,
    sparsePatterns,
    squaresOfRoots,
    steepValues,
    spectra,
    stops,
    substitutions,
    takenArguments,
    undoneSteps,
    unneededOutputs,
    unreadResults,
    usualShapes,
    writtenConditions,
    writtenTexts,
    zeroedParts,
  ].map((it) => [it.name, it]),
);
