function area = mesh_struct(mesh)
% Areas of triangles: the corners are looked up by indices that are a part of the same structure.
corners = points_of(mesh);
area = 0;
for k = 1:size(corners, 3)
  c = corners(:, :, k);
  area = area + abs(det(c(:, 2:3) - c(:, [1 1]))) / 2 * mesh.weight(mesh.kind(k));
end
end

function corners = points_of(mesh)
p = mesh.p;
corners = reshape(p(:, mesh.t), 2, 3, []);
end

%@ at struct('p', [0 1 0.3 1.2; 0 0.1 1 1.3], 't', int32([1 2; 2 4; 3 3]), 'kind', int8([2 1]), 'weight', [1.5 0.5])
%@ dimensions any
%@ at struct('p', [0 1 0.3; 0 0.1 1], 't', int32([1; 2; 3]), 'kind', int8(1), 'weight', 2)
